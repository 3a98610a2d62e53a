import type { ErnColumn } from "../../../ern/model-types";

/** The columns of the grid, with their headings. */
export const columns: readonly (readonly [ErnColumn, string])[] = [
  ["sequence", "No."],
  ["title", "Title"],
  ["artist", "Artist"],
  ["isrc", "ISRC"],
  ["duration", "Duration"],
  ["pLine", "P line"],
  ["genre", "Genre"],
  ["parentalWarning", "Parental warning"],
  ["resourceReference", "Resource"],
  ["releaseReference", "Release"],
  ["territory", "Territories"],
  ["commercialModel", "Commercial models"],
  ["useType", "Use types"],
  ["dealStart", "Deal starts"],
];
