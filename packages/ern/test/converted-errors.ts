import { checkErn, convertErn, type ErnVersion, parseErn, schemaModelOf, type TargetVersion } from "../src";
import { createPick, randomMessage } from "./random-message";

/** What a schema doesn't check, or only with references that lead somewhere. */
export const BEYOND_SCHEMA: ReadonlySet<string> = new Set([
  "dangling-reference",
  "duplicate-reference",
  "isrc",
  "icpn",
  "grid",
  "duplicate-isrc",
]);

/** The fraction of the optional parts that a message gets: one of so many. */
const ONE_OF = 4;

/** Yields random valid messages, converted to a later version, by their seeds. Those of ERN 3 have a release: others aren't converted. */
export function* convertedMessages(
  version: ErnVersion,
  count: number,
  to?: TargetVersion,
): Generator<[seed: number, source: string]> {
  const model = schemaModelOf(version);
  const parts = { oneOf: ONE_OF, included: version.startsWith("3") ? "Release" : undefined };
  for (let seed = 0; seed < count; seed += 1) {
    const message = randomMessage(model, "NewReleaseMessage", createPick(seed), parts);
    yield [seed, convertErn(parseErn(message), to).source];
  }
}

/** Returns the errors in such messages, by the model. */
export const convertedErrors = (version: ErnVersion, count: number, to?: TargetVersion): string[] => {
  const errors: string[] = [];
  for (const [seed, source] of convertedMessages(version, count, to))
    for (const { severity, code, message } of checkErn(source))
      if (severity === "error" && !BEYOND_SCHEMA.has(code)) errors.push(`seed ${seed}: ${message}`);
  return errors;
};
