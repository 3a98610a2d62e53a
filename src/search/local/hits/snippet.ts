import type { Mark, MarkedText } from "./find-marks";
import { markText } from "./mark-text";
import type { MarkTags } from "./mark-text";

/** The first window of `size` words with the most query words, then the most marks. */
const bestWindow = (starts: readonly number[], marks: readonly Mark[], size: number): number => {
  let best = { first: 0, worth: 0 };
  for (const { start } of marks) {
    const hit = starts.findLastIndex((word) => word <= start);
    const first = Math.max(0, Math.min(hit - Math.floor(size / 4), starts.length - size));
    const until = starts[first + size] ?? Infinity;
    const inside = marks.filter((mark) => mark.start >= starts[first]! && mark.start < until);
    const worth = 100 * new Set(inside.flatMap(({ typed }) => typed)).size + inside.length;
    if (worth > best.worth) best = { first, worth };
  }
  return best.first;
};

/** `size` words of a text around a match, on one line, with an ellipsis where text is left out. */
export const snippet = (marked: MarkedText, size: number, ellipsis: string, tags: MarkTags): string => {
  const { text, words, marks } = marked;
  const starts = words.map(({ start }) => start);
  const first = bestWindow(starts, marks, size);
  const last = first + size - 1;
  const from = first === 0 ? 0 : starts[first]!;
  const to = last >= words.length - 1 ? text.length : words[last]!.end;
  const html = markText(marked, tags, [from, to]).replace(/\s+/g, " ").trim();
  return (from > 0 ? ellipsis : "") + html + (to < text.length ? ellipsis : "");
};
