import { buildFromData } from "../../ern/build/build-from-data";
import { toReleaseJsonSchema } from "../../ern/build/release-data";
import { parseJson } from "./parse-json";

/** Builds a message from a release's JSON. */
export const buildMessage = (json: string): string => buildFromData(parseJson(json));

/** The JSON Schema of the input, as text. */
export const releaseSchema = (): string => `${JSON.stringify(toReleaseJsonSchema(), null, 2)}\n`;
