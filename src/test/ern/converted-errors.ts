import { checkErn, convertTo43, type ErnVersion, parseErn, schemaModelOf } from "../../ern";
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

/** Random valid messages, converted to ERN 4.3, by their seeds. Messages without a release aren't converted. */
export function* convertedMessages(version: ErnVersion, count: number): Generator<[seed: number, source: string]> {
  const model = schemaModelOf(version);
  let converted = 0;
  for (let seed = 0; converted < count; seed += 1) {
    const message = randomMessage(model, "NewReleaseMessage", createPick(seed), ONE_OF);
    if (version.startsWith("3") && !/<Release[ >]/.test(message)) continue;
    converted += 1;
    yield [seed, convertTo43(parseErn(message)).source];
  }
}

/** The errors in such messages, by the model. */
export const convertedErrors = (version: ErnVersion, count: number): { converted: number; errors: string[] } => {
  const errors: string[] = [];
  let converted = 0;
  for (const [seed, source] of convertedMessages(version, count)) {
    converted += 1;
    for (const { severity, code, message: text } of checkErn(source))
      if (severity === "error" && !BEYOND_SCHEMA.has(code)) errors.push(`seed ${seed}: ${text}`);
  }
  return { converted, errors };
};
