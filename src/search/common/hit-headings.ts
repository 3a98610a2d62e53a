import { escapeHtml } from "../../utils/text/escape";
import type { SearchHit, SearchLevel } from "./types";

const levels: readonly SearchLevel[] = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];

type MarkedLevels = { [Level in SearchLevel]?: { value: string } };

/** A hit's headings with their marks, from the page's section down to its own; marked with highlights by default. */
export const hitHeadings = (
  { hierarchy, _highlightResult }: SearchHit,
  marked: MarkedLevels = _highlightResult?.hierarchy ?? {},
): string[] =>
  levels.flatMap((level) => {
    const text = hierarchy[level];
    return text ? [marked[level]?.value ?? escapeHtml(text)] : [];
  });
