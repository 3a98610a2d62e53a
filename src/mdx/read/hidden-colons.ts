/** A private character of the same width stands for a colon, so that lines and columns stay. */
const STAND_IN = "\uE000";

/** A whole address and the prefix of a tag keep their colons; any other that a name follows would begin a directive. */
const COLON = /https?:\/\/\S*|<\/?\w+:|(?<!::|\]):(?=[\p{L}\p{N}_])/gu;

/** Hides the colons of `:name` and `::name` from the parser: prose needs them for itself, as in "ern:Release" or 12:30. */
export const hideColons = (body: string): string => body.replace(COLON, (found) => (found === ":" ? STAND_IN : found));

/** Puts the hidden colons back into all texts of a tree. */
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
