import { escapeHtml } from "../../utils/text/escape-html";
import type { SearchHit, SearchLevel } from "./types";

const levels: readonly SearchLevel[] = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];

type MarkedLevels = { [Level in SearchLevel]?: { value: string } };

/** The headings of a hit with their marks, from what the page belongs to down to its own; highlights, if not told otherwise. */
export const hitHeadings = (
  { hierarchy, _highlightResult }: SearchHit,
  marked: MarkedLevels = _highlightResult?.hierarchy ?? {},
): string[] =>
  levels.flatMap((level) => {
    const text = hierarchy[level];
    return text ? [marked[level]?.value ?? escapeHtml(text)] : [];
  });
