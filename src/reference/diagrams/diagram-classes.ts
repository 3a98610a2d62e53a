/** The parts of a drawing; the style sheet of the articles sets how each looks. */
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
