import type { DdexBuilder, Release, Resource } from "ddex-builder";

import { loadBuilder } from "./load-builder";

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

/** Returns the object without one of its keys. */
export const without = <Value extends object>(value: Value, key: keyof Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) as Value;

/** Returns XML without what differs from build to build. */
export const masked = (xml: string): string =>
  xml.replace(/(<(MessageId|MessageThreadId|MessageCreatedDateTime)>)[^<]+/g, "$1…");

/** Returns XML without the whitespace between elements. */
export const compact = (xml: string): string => xml.replace(/>\s+</g, "><");

export const newBuilder = (): DdexBuilder => new (loadBuilder().DdexBuilder)();

export const builderOf = (releases: Partial<Release>[], resources: Partial<Resource>[]): DdexBuilder => {
  const builder = newBuilder();
  for (const fields of releases) builder.addRelease({ ...release, ...fields });
  for (const fields of resources) builder.addResource({ ...resource, ...fields });
  return builder;
};

/** Returns the XML of one release and one resource with these fields. */
export const built = async (fields: Partial<Release> = {}, track: Partial<Resource> = {}): Promise<string> =>
  masked(await builderOf([fields], [track]).build());

/** Returns the XML of a data object. */
export const builtFrom = async (data: unknown): Promise<string> => masked(await newBuilder().build(data));

/** Returns the texts of all elements with a name. */
export const textsOf = (xml: string, name: string): (string | undefined)[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text]) => text);

/** Expects the call to fail with this error. */
export const expectError = (call: () => unknown, error: { code: string; message?: unknown }): Promise<void> =>
  expect(async () => call()).rejects.toMatchObject(error);

/** Expects the call to reject its argument with this message. */
export const expectRefusal = (call: () => unknown, message: string, code = "InvalidArg"): Promise<void> =>
  expectError(call, { code, message });

/** Adds the proofs of the errors that both methods have which build a message. */
export const proveBuildErrors = (method: "build" | "buildWithFidelity"): void => {
  it("rejects data that isn't an object", async () => {
    for (const data of [[], 1, "text"]) await expectRefusal(() => newBuilder()[method](data), "Expected object");
  });

  it("rejects a version that breaks the XML, with the error of the build", () =>
    expectError(() => newBuilder()[method]({ version: '4.3&<"x' }), {
      code: "Unknown",
      message: expect.stringMatching(/^Build failed: /),
    }));
};

/** Expects the counters of errors and warnings to stay 0. */
export const expectZeros = async (): Promise<void> => {
  for (const builder of [newBuilder(), builderOf([], [{ isrc: "no code" }])]) {
    await builder.validate();
    await builder.build();
    expect(builder.getStats()).toMatchObject({ validationErrors: 0, validationWarnings: 0 });
  }
};
