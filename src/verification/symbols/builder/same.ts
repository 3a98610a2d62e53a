import assert from "node:assert/strict";

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? "null");

/** Fails unless two values are the same data: what the builder gives has prototypes of its own in a test. */
export const same = (actual: unknown, expected: unknown): void => assert.deepEqual(plain(actual), plain(expected));
