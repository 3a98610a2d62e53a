import { escapeHtml } from "../../utils/text/escape";
import { type MarkedFields, type SearchHit, searchLevels } from "./types";

/** Returns a hit's headings with their marks, from the page's section to its own; marked with highlights by default. */
export const hitHeadings = (
  { hierarchy, _highlightResult }: SearchHit,
  marked: MarkedFields["hierarchy"] = _highlightResult?.hierarchy,
): string[] =>
  searchLevels.flatMap((level) => {
    const text = hierarchy[level];
    return text ? [marked?.[level]?.value ?? escapeHtml(text)] : [];
  });

const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };

/** Splits a highlight (escaped text with `<mark>` around matches) into plain texts; those at odd indexes are marked. */
export const markedParts = (html: string): string[] =>
  html.split(/<\/?mark>/).map((part) => part.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity]!));
