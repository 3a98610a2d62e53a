import { buildFromData } from "../../ern/build/build-from-data";
import { toReleaseJsonSchema } from "../../ern/build/release-data";
import { parseJson } from "./parse-json";

/** The message that a release's JSON describes. */
export const buildMessage = (json: string): string => buildFromData(parseJson(json));

/** The JSON Schema of what can be built, as text. */
export const releaseSchema = (): string => `${JSON.stringify(toReleaseJsonSchema(), null, 2)}\n`;
