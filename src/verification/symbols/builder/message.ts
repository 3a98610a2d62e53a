import assert from "node:assert/strict";

import type { DdexBuilder, Release, Resource } from "ddex-builder";

import { loadBuilder } from "./load-builder";
import { same } from "./same";

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

interface Failure {
  code?: string;
  message: string;
}

/** The error of a call, with its code; fails if there is none. */
export const errorOf = async (call: () => unknown): Promise<Failure> => {
  try {
    await call();
  } catch (error) {
    const { code, message } = error as Failure;
    return { code, message };
  }
  assert.fail("The call did not fail.");
};

/** Fails unless each call fails with this code. */
export const failsWith = async (code: string, ...calls: (() => unknown)[]): Promise<void> => {
  for (const call of calls) assert.equal((await errorOf(call)).code, code);
};

/** Fails unless the call fails with the code InvalidArg and this message. */
export const refuses = async (call: () => unknown, message: string): Promise<void> => {
  same(await errorOf(call), { code: "InvalidArg", message });
};
