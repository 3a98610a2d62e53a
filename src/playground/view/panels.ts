/** The playground's tabs, in their order. The source has a tab where there is one column only. */
export const panels = [
  ["source", "Source"],
  ["structure", "Structure"],
  ["tracks", "Tracks"],
  ["edit", "Edit"],
  ["checks", "Checks"],
  ["changes", "Changes"],
  ["json", "JSON"],
  ["build", "Build"],
  ["code", "Code"],
] as const;

export type PanelName = (typeof panels)[number][0];
