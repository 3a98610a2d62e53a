import assert from "node:assert/strict";

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? "null");

/** Fails unless two values are the same data; in a test, the builder's results have prototypes of their own. */
export const same = (actual: unknown, expected: unknown): void => assert.deepEqual(plain(actual), plain(expected));
