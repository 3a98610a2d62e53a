import { escapeHtml } from "../../../utils/text/escape";
import { type MarkedFields, type SearchHit, searchLevels, type SearchRequest } from "../../common/types";
import type { PackedRecords } from "../format/packed-index";
import { foldTerm, type Token, tokenize } from "../text/tokenize";

/** A word of the query as typed, and the terms that match it. */
export interface SoughtWord {
  typed: string;
  terms: readonly string[];
}

/** A text, its words, and the matches in it with the query's words that match. */
interface MarkedText {
  text: string;
  words: Token[];
  marks: { start: number; end: number; typed: string[] }[];
}

/** The end of the typed beginning of a token, or of the whole token. */
const markedEnd = (text: string, { start, end, terms }: Token, typed: readonly string[]): number => {
  const [word = "", ...others] = typed;
  const isBeginning = others.length === 0 && terms[0]!.startsWith(word);
  return isBeginning && foldTerm(text.slice(start, start + word.length)) === word ? start + word.length : end;
};

/** Finds the query's words in a text. */
export const findMarks = (text: string, sought: readonly SoughtWord[]): MarkedText => {
  const words = tokenize(text);
  const marks = words.flatMap((token) => {
    const found = sought.filter(({ terms }) => token.terms.some((term) => terms.includes(term)));
    const typed = found.map((word) => word.typed);
    return typed.length > 0 ? [{ start: token.start, end: markedEnd(text, token, typed), typed }] : [];
  });
  return { text, words, marks };
};

/** Returns the text from one index to another as HTML, with its marks. */
export const markText = ({ text, marks }: MarkedText, from = 0, to = text.length): string => {
  let html = "";
  let offset = from;
  for (const { start, end } of marks) {
    if (start < from || end > to) continue;
    html += `${escapeHtml(text.slice(offset, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    offset = end;
  }
  return html + escapeHtml(text.slice(offset, to));
};

/** The first window of `size` words with the most query words, then the most marks. */
const bestWindow = (starts: readonly number[], marks: MarkedText["marks"], size: number): number => {
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
export const snippet = (marked: MarkedText, size: number): string => {
  const { text, words, marks } = marked;
  const starts = words.map(({ start }) => start);
  const first = bestWindow(starts, marks, size);
  const last = first + size - 1;
  const from = first === 0 ? 0 : starts[first]!;
  const to = last >= words.length - 1 ? text.length : words[last]!.end;
  const html = markText(marked, from, to).replace(/\s+/g, " ").trim();
  return (from > 0 ? "…" : "") + html + (to < text.length ? "…" : "");
};

/** Number of words of each snippet. */
const snippetWords = ({ attributesToSnippet: [first = ""] = [] }: SearchRequest): number =>
  Number(first.split(":")[1] ?? 10);

type Headings = NonNullable<MarkedFields["hierarchy"]>;

/** Returns a record's hit in the hosted service's format; its type is content if only the text has matches. */
export const toHit = (
  record: PackedRecords[number],
  request: SearchRequest,
  sought: readonly SoughtWord[],
): SearchHit => {
  const words = snippetWords(request);
  const highlights: Headings = {};
  const snippets: Headings = {};
  let isInHeading = record.type === "content";
  for (const level of searchLevels) {
    const text = record.hierarchy[level];
    if (text === null) continue;
    const marked = findMarks(text, sought);
    if (level === record.type) isInHeading = marked.marks.length > 0;
    highlights[level] = { value: markText(marked) };
    // The group is shown as it is.
    if (level !== "lvl0") snippets[level] = { value: snippet(marked, words) };
  }
  const content = record.content === null ? undefined : findMarks(record.content, sought);
  return {
    ...record,
    type: !isInHeading && content && content.marks.length > 0 ? "content" : record.type,
    _highlightResult: { hierarchy: highlights },
    _snippetResult: { hierarchy: snippets, ...(content && { content: { value: snippet(content, words) } }) },
  };
};
