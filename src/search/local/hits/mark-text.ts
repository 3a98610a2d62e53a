import { escapeHtml } from "../../../utils/text/escape";
import type { MarkedText } from "./find-marks";

export interface MarkTags {
  pre: string;
  post: string;
}

/** Part of the text as HTML, with its marks. */
export const markText = (
  { text, marks }: Pick<MarkedText, "text" | "marks">,
  { pre, post }: MarkTags,
  [from, to] = [0, text.length],
): string => {
  let html = "";
  let at = from;
  for (const { start, end } of marks) {
    if (start < from || end > to) continue;
    html += `${escapeHtml(text.slice(at, start))}${pre}${escapeHtml(text.slice(start, end))}${post}`;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to));
};
