import { type Language, type Node, Query } from "@vscode/tree-sitter-wasm";

import type { Random } from "../../../utils/random";
import type { KnownSymbol } from "../../doctest/names/toolkit-names";
import { misspelt, otherNumber } from "./changed-text";

/** Text that replaces a part of a block; `start` and `end` are offsets in the block. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** A code block, as rules get it. */
export interface Block {
  code: string;
  /** Its syntax tree, if its language has a grammar. */
  root: Node | undefined;
  /** The toolkit's symbols in the language. */
  symbols: readonly KnownSymbol[];
  random: Random;
}

/** Makes mutations of one type: each replacement on its own makes the block false, and keeps its lines. */
export interface Rule {
  kind: string;
  /** A query of tree-sitter; it captures what is replaced as `n`, or from `n` to `end`, and nodes with a condition. */
  query?: string;
  /** Its first group is replaced. */
  pattern?: string;
  /** The name of a change, or a pattern and the text that replaces it. */
  change: string | string[];
}

type Captured = Readonly<Record<string, Node>>;

const isCalled = (node: Node): boolean => node.parent?.childForFieldName("function")?.id === node.id;

/** What a captured node must be, by the name of its capture. */
const CONDITIONS: Readonly<Record<string, (node: Node, symbols: readonly KnownSymbol[], all: Captured) => boolean>> = {
  field: ({ text }, symbols) => symbols.some(({ params }) => params.some(({ name }) => name === text)),
  given: ({ text }, symbols) =>
    symbols.some(
      ({ kind, name, params }) => name === text && /^(method|function)$/.test(kind) && params.some(isRequired),
    ),
  method: ({ text }, symbols) => symbols.some(({ kind, name }) => kind === "method" && name === text),
  required: ({ text }, symbols, { command }) =>
    symbols.some(
      ({ kind, name, parent, params }) =>
        kind === "flag" && name === text && parent?.endsWith(` ${command?.text}`) && params.some(isRequired),
    ),
  uncalled: (node) => !isCalled(node),
  used: ({ parent }) => parent?.type !== "expression_statement",
};

const isRequired = ({ required }: { required: boolean }): boolean => required;

/** A name of another type than those that have this one. */
const nameOfOther = (text: string, { symbols, random }: Block): string | undefined => {
  const members = symbols.filter(({ kind, parent }) => kind === "method" && parent !== null);
  const owners = new Set(members.filter(({ name }) => name === text).map(({ parent }) => parent));
  const siblings = new Set(members.filter(({ parent }) => owners.has(parent)).map(({ name }) => name));
  const others = members.filter(({ name }) => owners.size > 0 && !siblings.has(name));
  return others[Math.floor(random() * others.length)]?.name;
};

/** What becomes of a text, by the name of the change; undefined if it doesn't apply. */
const CHANGES: Readonly<Record<string, (text: string, block: Block) => string | undefined>> = {
  misspell: (text, { random }) => misspelt(text, random),
  rename: (text, { symbols, random }) =>
    symbols.some(({ name, params }) => name === text || params.some((param) => param.name === text))
      ? misspelt(text, random)
      : undefined,
  "rename element": (text, { random }) => {
    const other = misspelt(/\w+/.exec(text)![0], random);
    return text.replace(/(?<=^<)\w+|\w+(?=>$)/g, other);
  },
  "other method": nameOfOther,
  "other number": otherNumber,
  retype: (text) => (/^["'`]/.test(text) ? "7" : '"seven"'),
};

const queries = new Map<string, Query>();

/** Compiles a query once, which takes long. */
const toQuery = (language: Language, text: string): Query => {
  const query = queries.get(text) ?? new Query(language, text);
  queries.set(text, query);
  return query;
};

/** The places in a block that a rule names. */
const placesOf = ({ query, pattern = "" }: Rule, { code, root, symbols }: Block): { start: number; end: number }[] => {
  if (query === undefined)
    return [...code.matchAll(new RegExp(pattern, "dgm"))].map(({ indices }) => {
      const [start, end] = indices![1]!;
      return { start, end };
    });
  return toQuery(root!.tree.language, query)
    .matches(root!)
    .flatMap(({ captures }) => {
      const all = Object.fromEntries(captures.map(({ name, node }) => [name, node]));
      const isMeant = captures.every(({ name, node }) => CONDITIONS[name]?.(node, symbols, all) ?? true);
      const { n, end = n } = all;
      const isOneLine = n!.startPosition.row === end!.endPosition.row;
      return isMeant && isOneLine ? [{ start: n!.startIndex, end: end!.endIndex }] : [];
    });
};

/** All replacements that a rule allows in a block. */
export const findReplacements = (rule: Rule, block: Block): Replacement[] =>
  placesOf(rule, block).flatMap(({ start, end }) => {
    const [was, { change }] = [block.code.slice(start, end), rule];
    const text =
      typeof change === "string" ? CHANGES[change]!(was, block) : was.replace(new RegExp(change[0]!, "s"), change[1]!);
    return text === undefined || text === was ? [] : [{ start, end, text }];
  });
