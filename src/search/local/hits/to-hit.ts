import {
  searchLevels,
  type HighlightResult,
  type MarkedFields,
  type SearchHit,
  type SearchLevel,
  type SearchRequest,
  type SnippetResult,
} from "../../common/types";
import type { PackedChunk } from "../format/packed-index";
import { findMarks, markText, snippet, type MarkedText, type SoughtWord, type MarkTags } from "./marks";

type Attribute = "content" | `hierarchy.${SearchLevel}`;

const highlight = (marked: MarkedText, sought: readonly SoughtWord[], tags: MarkTags): HighlightResult => {
  const found = new Set(marked.marks.flatMap(({ typed }) => typed));
  const matchedWords = sought.map(({ typed }) => typed).filter((word) => found.has(word));
  const matchLevel = matchedWords.length === 0 ? "none" : matchedWords.length < sought.length ? "partial" : "full";
  return { value: markText(marked, tags), matchLevel, matchedWords };
};

/** Attributes to snippet and their number of words; ten if the request specifies none. */
const snippetSizes = ({ attributesToSnippet = [] }: SearchRequest): Map<string, number> =>
  new Map(
    attributesToSnippet
      .map((attribute) => attribute.split(":"))
      .map(([name = "", words = "10"]) => [name, Number(words)]),
  );

const isRetrieved = (attribute: string, { attributesToRetrieve = ["*"] }: SearchRequest): boolean =>
  attributesToRetrieve.some((name) => name === "*" || name === attribute || attribute.startsWith(`${name}.`));

/** A record's hit in the hosted service's format; its type is content if only the text has matches. */
export const toHit = (
  { content, ...record }: PackedChunk[number],
  request: SearchRequest,
  sought: readonly SoughtWord[],
): SearchHit => {
  const tags: MarkTags = { pre: request.highlightPreTag ?? "<em>", post: request.highlightPostTag ?? "</em>" };
  const sizes = snippetSizes(request);
  const show = (attribute: Attribute, text: string): { highlighted: HighlightResult; short?: SnippetResult } => {
    const marked = findMarks(text, sought);
    const highlighted = highlight(marked, sought, tags);
    const size = sizes.get(attribute) ?? sizes.get("*");
    if (size === undefined) return { highlighted };
    const value = snippet(marked, size, request.snippetEllipsisText ?? "…", tags);
    return { highlighted, short: { value, matchLevel: highlighted.matchLevel } };
  };
  const highlights: NonNullable<MarkedFields<HighlightResult>["hierarchy"]> = {};
  const snippets: NonNullable<MarkedFields<SnippetResult>["hierarchy"]> = {};
  const hierarchy = { ...record.hierarchy };
  for (const level of searchLevels) {
    const text = record.hierarchy[level];
    if (text === null) continue;
    const { highlighted, short } = show(`hierarchy.${level}`, text);
    highlights[level] = highlighted;
    if (short) snippets[level] = short;
    if (level !== "lvl0" && !isRetrieved(`hierarchy.${level}`, request)) hierarchy[level as "lvl2"] = null;
  }
  const inContent = content === null ? undefined : show("content", content);
  const inHeading = highlights[record.type as SearchLevel]?.matchLevel !== "none";
  const inTextOnly = !inHeading && inContent !== undefined && inContent.highlighted.matchLevel !== "none";
  return {
    objectID: record.objectID,
    url: record.url,
    type: inTextOnly ? "content" : record.type,
    hierarchy,
    content: isRetrieved("content", request) ? content : null,
    _highlightResult: { hierarchy: highlights, ...(inContent && { content: inContent.highlighted }) },
    _snippetResult: { hierarchy: snippets, ...(inContent?.short && { content: inContent.short }) },
  };
};
