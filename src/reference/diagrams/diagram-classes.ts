/** What parts of a drawing are; the style sheet of the articles says how each looks. */
export const diagramClasses: readonly string[] = [
  "box",
  "strong",
  "group",
  "arrow",
  "dashed",
  "head",
  "title",
  "code",
  "note",
  "middle",
  "end",
];
