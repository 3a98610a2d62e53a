import { escapeHtml } from "../utils/escape-html";
import type { SearchHit, SearchLevel } from "./types";

const levels: readonly SearchLevel[] = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];

/** The headings of a hit as highlights, from the kind of page down to its own. */
export const hitHeadings = ({ hierarchy, _highlightResult: highlights }: SearchHit): string[] =>
  levels.flatMap((level) => {
    const text = hierarchy[level];
    return text ? [highlights?.hierarchy?.[level]?.value ?? escapeHtml(text)] : [];
  });
