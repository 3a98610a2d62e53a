import { xmlLanguage } from "@codemirror/lang-xml";
import { ParseContext } from "@codemirror/language";
import type { Text } from "@codemirror/state";

import { unclosedMark } from "../completion/parse-location";

type Wrap = NonNullable<Parameters<typeof xmlLanguage.parser.configure>[0]["wrap"]>;
type Fragments = Parameters<Wrap>[2];

/** A part of the message that isn't parsed; both ends are between tags. */
interface Gap {
  from: number;
  to: number;
  /** Stays the same while changes move the gap. */
  name: symbol;
}

/** Shorter messages are parsed from their start. */
const LONG = 1_000_000;
/** Parsing goes on from what is parsed to a view that is nearer than this. */
const NEAR = 100_000;
/** The number of characters parsed before the view. */
const BEFORE_VIEW = 50_000;
/** The longest comment or CDATA section that is recognized around the view. */
const LONGEST = 1_000_000;

/** All up to the end of the root element's start tag. */
const HEAD = /^(?:[^<]|<\?[^]*?\?>|<!--[^]*?-->)*<[^\s/>?!<"'=](?:"[^"]*"|'[^']*'|[^"'<>])*>/;
const LONGEST_HEAD = 10_000;

/** The start of a tag, a comment or the like at an offset or before it. */
const markupBefore = (doc: Text, offset: number): number => {
  const start = Math.max(0, offset - LONGEST);
  const before = doc.sliceString(start, offset);
  const mark = unclosedMark(before);
  return start + (mark === -1 ? Math.max(0, before.lastIndexOf("<")) : mark);
};

const findGap = (doc: Text, viewFrom: number): Gap | undefined => {
  const head = HEAD.exec(doc.sliceString(0, LONGEST_HEAD));
  const to = markupBefore(doc, viewFrom - BEFORE_VIEW);
  return head && head[0].length < to ? { from: head[0].length, to, name: Symbol("gap") } : undefined;
};

/** The gaps of trees, by what fragments refer to. */
const gaps = new WeakMap<Fragments[number]["tree"], Gap>();

/** The gap of the last parse, where changes have moved it; undefined if there was none, or if its ends have changed. */
const lastGap = (fragments: Fragments): Gap | undefined => {
  const [first] = fragments;
  const gap = first && gaps.get(first.tree);
  const now = (place: number): number | undefined => {
    const fragment = fragments.find(
      ({ from, offset, to, tree }) => gaps.get(tree) === gap && from + offset <= place && place <= to + offset,
    );
    return fragment && place - fragment.offset;
  };
  const [from, to] = gap ? [now(gap.from), now(gap.to)] : [];
  return gap && from !== undefined && to !== undefined ? { ...gap, from, to } : undefined;
};

/** Whether the view follows closely on what was parsed, with a gap or without one. */
const isNear = (viewFrom: number, fragments: Fragments, gap?: Gap): boolean => {
  const begin = gap?.to ?? 0;
  const [{ to } = { to: 0 }] = fragments;
  return begin <= viewFrom && viewFrom - Math.max(begin, to) < NEAR;
};

const wrap: Wrap = (whole, input, fragments) => {
  const context = ParseContext.get();
  const isLong = input.length >= LONG || fragments.some(({ tree }) => gaps.has(tree));
  if (!context || !isLong) return whole;
  const { state, viewport } = context;
  const last = lastGap(fragments);
  const isKept = isNear(viewport.from, fragments, last);
  const gap = isKept ? last : findGap(state.doc, viewport.from);
  if (gap && !isKept) context.skipUntilInView(gap.from, gap.to);
  const parse = xmlLanguage.parser.startParse(
    input,
    fragments.filter(({ tree }) => gaps.get(tree)?.name === gap?.name),
    gap && [
      { from: 0, to: gap.from },
      { from: gap.to, to: input.length },
    ],
  );
  return {
    advance: () => {
      const tree = parse.advance();
      if (tree && gap) gaps.set(tree, gap);
      return tree;
    },
    get parsedPos() {
      return parse.parsedPos;
    },
    get stoppedAt() {
      return parse.stoppedAt;
    },
    stopAt: (offset) => parse.stopAt(offset),
  };
};

/** XML of which only what is near the view is parsed in a long message, so that a key never waits for the rest. */
export const xmlNearView = xmlLanguage.configure({ wrap });
