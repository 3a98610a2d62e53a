/** A private character of the same width replaces a colon, so that lines and columns don't change. */
const STAND_IN = "\uE000";

/** URLs and tag prefixes keep their colons; any other colon before a name would start a directive. */
const COLON = /https?:\/\/\S*|<\/?\w+:|(?<!::|\]):(?=[\p{L}\p{N}_])/gu;

/** Hides the colons of `:name` and `::name` from the parser, because prose needs them, as in "ern:Release" or 12:30. */
export const hideColons = (body: string): string => body.replace(COLON, (found) => (found === ":" ? STAND_IN : found));

/** Restores the hidden colons in all texts of a tree. */
export const showColons = (node: Record<string, unknown>): void => {
  for (const key in node) {
    const value = node[key];
    if (typeof value === "string") {
      if (value.includes(STAND_IN)) node[key] = value.replaceAll(STAND_IN, ":");
    } else if (key !== "position" && value !== null && typeof value === "object") {
      showColons(value as Record<string, unknown>);
    }
  }
};
