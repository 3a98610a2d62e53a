import { type MarkedFields, type SearchHit, searchLevels, type SearchRequest } from "../../common/types";
import type { PackedChunk } from "../format/packed-index";
import { findMarks, markText, snippet, type SoughtWord } from "./marks";

/** Number of words of each snippet. */
const snippetWords = ({ attributesToSnippet: [first = ""] = [] }: SearchRequest): number =>
  Number(first.split(":")[1] ?? 10);

type Headings = NonNullable<MarkedFields["hierarchy"]>;

/** A record's hit in the hosted service's format; its type is content if only the text has matches. */
export const toHit = (
  record: PackedChunk[number],
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
