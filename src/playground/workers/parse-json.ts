import { ErnError } from "../../ern/ern-error";

/** Parses JSON; throws an `ErnError` for invalid JSON, as for other wrong data. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ErnError({
      code: "data",
      message: `This is no JSON: ${error instanceof Error ? error.message : String(error)}`,
      remedy: "Check quotes, commas and brackets there.",
    });
  }
};
