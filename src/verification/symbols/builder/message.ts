import assert from "node:assert/strict";

import type { DdexBuilder, Release, Resource } from "ddex-builder";

import { loadBuilder } from "./load-builder";

/** Runs the toolkit and throws if it doesn't do what the symbol's entry says. */
export type Proof = () => void | Promise<void>;

/** The proofs of a symbol by the names in its entry. */
export type Proofs = Readonly<Record<string, Proof>>;

/** By the symbol's id below `ddex-builder.typescript.` */
export type SymbolChecks = Readonly<Record<string, Proofs>>;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? "null");

/** Fails unless two values are the same data; in a test, the builder's results have prototypes of their own. */
export const same = (actual: unknown, expected: unknown): void => assert.deepEqual(plain(actual), plain(expected));

/** The result of a validation that finds nothing. */
export const valid = { isValid: true, errors: [], warnings: [] };

export const release: Release = {
  releaseId: "R1",
  releaseType: "Single",
  title: "A title",
  artist: "An artist",
  trackIds: ["T1"],
};

export const resource: Resource = { resourceId: "T1", resourceType: "Video", title: "A track", artist: "A player" };

/** The object without one of its keys. */
export const without = <Value extends object>(value: Value, key: keyof Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) as Value;

/** XML without what differs from build to build. */
export const masked = (xml: string): string =>
  xml.replace(/(<(MessageId|MessageThreadId|MessageCreatedDateTime)>)[^<]+/g, "$1…");

export const newBuilder = (): DdexBuilder => new (loadBuilder().DdexBuilder)();

export const builderOf = (...[releases, resources]: [Partial<Release>[], Partial<Resource>[]]): DdexBuilder => {
  const builder = newBuilder();
  for (const fields of releases) builder.addRelease({ ...release, ...fields });
  for (const fields of resources) builder.addResource({ ...resource, ...fields });
  return builder;
};

/** XML of one release and one resource with these fields. */
export const built = async (fields: Partial<Release> = {}, track: Partial<Resource> = {}): Promise<string> =>
  masked(await builderOf([fields], [track]).build());

/** XML of a data object. */
export const builtFrom = async (data: unknown): Promise<string> => masked(await newBuilder().build(data));

/** The texts of all elements with a name. */
export const textsOf = (xml: string, name: string): (string | undefined)[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text]) => text);

/** Fails unless the XML contains the text, ignoring whitespace between elements. */
export const includes = (xml: string, text: string): void => {
  assert.ok(xml.replace(/>\s+</g, "><").includes(text), `${text} is not in ${xml}`);
};

export const excludes = (xml: string, text: string): void => {
  assert.ok(!xml.includes(text), `${text} is in ${xml}`);
};

/** Fails unless each call fails with this code. */
export const failsWith = async (code: string, ...calls: (() => unknown)[]): Promise<void> => {
  for (const call of calls) await assert.rejects(async () => call(), { code });
};

/** Fails unless the call fails with this message and code. */
export const refuses = (call: () => unknown, message: string, code = "InvalidArg"): Promise<void> =>
  assert.rejects(async () => call(), { code, message });

/** The errors of both methods that build a message. */
export const refusesToBuild = (method: "build" | "buildWithFidelity"): Proofs => ({
  "no object": async () => {
    for (const data of [[], 1, "text"]) await refuses(() => newBuilder()[method](data), "Expected object");
  },
  "build error": () => {
    const error = { code: "Unknown", message: /^Build failed: / };
    return assert.rejects(async () => newBuilder()[method]({ version: '4.3&<"x' }), error);
  },
});

/** The counters of errors and warnings stay 0. */
export const zeros = async (): Promise<void> => {
  for (const builder of [newBuilder(), builderOf([], [{ isrc: "no code" }])]) {
    await builder.validate();
    await builder.build();
    const { validationErrors, validationWarnings } = builder.getStats();
    same([validationErrors, validationWarnings], [0, 0]);
  }
};
