import { checkErn, ERN_VERSIONS, schemaModelOf } from "../../src";
import { OLDER_VERSIONS } from "../../src/model-types";
import { BEYOND_SCHEMA } from "../converted-errors";
import { createPick, randomMessage } from "../random-message";

/** Changes that leave a valid message valid. */
const HARMLESS: readonly ((source: string) => string)[] = [
  (source) => source,
  (source) => source.replace(/>(true|PT1S|2026)</g, ">\n $1 <"),
  (source) => source.replace(/T12:00:00Z/g, "T24:00:00Z"),
  (source) => source.replace(/<\/\w+>/g, "<!-- c -->$&"),
  (source) => source.replace(/(<ern:NewReleaseMessage)/, '$1 xmlns:q="urn:example:q"'),
];

/** Checks random valid messages of all versions, and returns the errors that are found in them. */
export const falseErrors = (count: number): string[] => {
  const models = [...ERN_VERSIONS, ...OLDER_VERSIONS].map((version) => schemaModelOf(version));
  return Array.from({ length: count }, (_, seed) => {
    const message = randomMessage(models[seed % models.length]!, "NewReleaseMessage", createPick(seed));
    return checkErn(HARMLESS[seed % HARMLESS.length]!(message))
      .filter(({ severity, code }) => severity === "error" && !BEYOND_SCHEMA.has(code))
      .map(({ message: text }) => text);
  }).flat();
};
