import { DdexBuilder } from "ddex-builder";
import type { Release, Resource } from "ddex-builder";

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

export const builderOf = (...[releases, resources]: [Partial<Release>[], Partial<Resource>[]]): DdexBuilder => {
  const builder = new DdexBuilder();
  for (const fields of releases) builder.addRelease({ ...release, ...fields });
  for (const fields of resources) builder.addResource({ ...resource, ...fields });
  return builder;
};

/** XML of one release with these fields, and of one resource with those. */
export const built = async (fields: Partial<Release> = {}, track: Partial<Resource> = {}): Promise<string> =>
  masked(await builderOf([fields], [track]).build());

/** XML of a data object. */
export const builtFrom = async (data: unknown): Promise<string> => masked(await new DdexBuilder().build(data));

/** The error of a call, with its code; fails the test when there is none. */
export const errorOf = async (call: () => unknown): Promise<{ code?: string; message: string }> => {
  try {
    await call();
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return { code, message };
  }
  throw new Error("The call did not fail.");
};
