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

/** The errors in random valid messages after their conversion to ERN 4.3. Messages without a release aren't converted. */
export const convertedErrors = (version: ErnVersion, count: number): { converted: number; errors: string[] } => {
  const model = schemaModelOf(version);
  const errors: string[] = [];
  let converted = 0;
  for (let seed = 0; converted < count; seed += 1) {
    const message = randomMessage(model, "NewReleaseMessage", createPick(seed), ONE_OF);
    if (version.startsWith("3") && !/<Release[ >]/.test(message)) continue;
    converted += 1;
    const diagnostics = checkErn(convertTo43(parseErn(message)).source);
    for (const { severity, code, message: text } of diagnostics)
      if (severity === "error" && !BEYOND_SCHEMA.has(code)) errors.push(`seed ${seed}: ${text}`);
  }
  return { converted, errors };
};
