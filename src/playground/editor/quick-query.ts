import { SearchQuery, setSearchQuery } from "@codemirror/search";
import { EditorState, type Text } from "@codemirror/state";
import type { Range } from "@ddex-suite/ern";

import { PIECE_LENGTH } from "./text-pieces";

/** No match is longer that begins in one piece and ends in the next. */
export const OVERLAP = 2000;

type Query = Pick<SearchQuery, "search" | "caseSensitive" | "literal" | "regexp">;

const fold = (text: string, { caseSensitive }: Query): string => {
  const normal = text.normalize("NFKD");
  return caseSensitive ? normal : normal.toLowerCase();
};

/** Returns whether a range may have a match, 20 times as fast as CodeMirror, which compares each character. */
export const mayMatch = (query: Query, text: Text, from: number, to: number): boolean =>
  query.regexp ||
  (!query.literal && query.search.includes("\\")) ||
  fold(text.sliceString(from, to), query).includes(fold(query.search, query));

// A part of an expression may stand for the end of a line, so expressions aren't looked for in pieces.
const stepOf = ({ regexp }: Query): number => (regexp ? Infinity : PIECE_LENGTH);

/** The matches in a range, each after the one before, piece by piece. */
function* matchesIn(query: SearchQuery, state: EditorState, from: number, to: number): Generator<Range> {
  let begin = from;
  for (let start = from; start < to; start += stepOf(query)) {
    const end = Math.min(to, start + stepOf(query) + OVERLAP);
    begin = Math.max(begin, start);
    if (!mayMatch(query, state.doc, begin, end)) continue;
    for (const match of query.getCursor(state, begin, end) as IterableIterator<Range>) {
      if (match.from >= start + stepOf(query)) break;
      begin = match.to;
      yield match;
    }
  }
}

const firstMatch = (...range: Parameters<typeof matchesIn>): Range | undefined => {
  const [first] = matchesIn(...range);
  return first;
};

const lastMatch = (query: SearchQuery, state: EditorState, from: number, to: number): Range | undefined => {
  for (let end = to; end > from; end -= stepOf(query)) {
    const last = [...matchesIn(query, state, Math.max(from, end - stepOf(query) - OVERLAP), end)].at(-1);
    if (last) return last;
  }
  return undefined;
};

/** All matches; null if there are more than the limit. */
const allMatches = (query: SearchQuery, state: EditorState, limit: number): Range[] | null => {
  const matches: Range[] = [];
  for (const match of matchesIn(query, state, 0, state.doc.length)) {
    if (matches.length >= limit) return null;
    matches.push(match);
  }
  return matches;
};

/** What CodeMirror calls to go to a match or to all of them; its types don't have it. */
interface Finder {
  matchAll: (state: EditorState, limit: number) => readonly Range[] | null;
  nextMatch: (state: EditorState, from: number, to: number) => Range | null;
  prevMatch: (state: EditorState, from: number, to: number) => Range | null;
}

/** A query that skips the pieces of a text that can't have a match. */
class QuickQuery extends SearchQuery {
  create(): Finder {
    const finder = (SearchQuery.prototype as unknown as { create: () => Finder }).create.call(this);
    const unlessSelected = (match: Range | undefined, from: number, to: number): Range | null =>
      match && (match.from !== from || match.to !== to) ? match : null;
    const { length } = this.search;
    return Object.assign(finder, {
      matchAll: (state, limit) => allMatches(this, state, limit),
      nextMatch: (state, from, to) =>
        unlessSelected(
          firstMatch(this, state, to, state.doc.length) ??
            firstMatch(this, state, 0, Math.min(state.doc.length, from + length)),
          from,
          to,
        ),
      prevMatch: (state, from, to) =>
        unlessSelected(
          lastMatch(this, state, 0, from) ?? lastMatch(this, state, Math.max(0, to - length), state.doc.length),
          from,
          to,
        ),
    } satisfies Finder);
  }
}

/** Replaces each new query with a quick one. */
export const quickSearch = EditorState.transactionExtender.of(({ effects }) => {
  const query = effects.find((effect) => effect.is(setSearchQuery));
  return query ? { effects: setSearchQuery.of(new QuickQuery(query.value)) } : null;
});
