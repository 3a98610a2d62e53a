import { buildFromData, ErnError, toReleaseJsonSchema } from "@ddex-suite/ern";

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ErnError({
      code: "data",
      message: `This isn't JSON: ${error instanceof Error ? error.message : String(error)}`,
      remedy: "Check quotes, commas and brackets there.",
    });
  }
};

export const buildMessage = (json: string): string => buildFromData(parseJson(json));

export const releaseSchema = (): string => `${JSON.stringify(toReleaseJsonSchema(), null, 2)}\n`;
