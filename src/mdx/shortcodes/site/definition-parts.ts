/** The parts of a definition: text and, in backticks, names. */
export const definitionParts = (definition: string): { value: string; isCode: boolean }[] =>
  definition
    .split("`")
    .map((value, at) => ({ value, isCode: at % 2 === 1 }))
    .filter(({ value }) => value !== "");
