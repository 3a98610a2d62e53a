import { fixedTexts } from "../../../reference/toolkit/fixed-texts";
import type { ToolkitSymbol } from "../../../reference/toolkit/symbol";
import { homeKey, suffixes, symbolPath } from "./symbol-path";

/** What the checks need from a symbol. */
export type NamedSymbol = Pick<
  ToolkitSymbol,
  | "id"
  | "package"
  | "language"
  | "kind"
  | "name"
  | "parent"
  | "signature"
  | "params"
  | "returns"
  | "errors"
  | "texts"
  | "note"
  | "source"
>;

/** What text may name about symbols. */
export interface SymbolNames {
  /** Every word in code. */
  words: ReadonlySet<string>;
  /** Names with a parent: methods, fields, values of options. */
  members: ReadonlySet<string>;
  /** Dotted paths, starting at any part: `DDEXParser.parse`, `parser.security.SecurityConfig`. */
  chains: ReadonlySet<string>;
  /** Numbers in their signatures, defaults, errors and texts. */
  numbers: ReadonlySet<string>;
  /** All texts about them, one per line. */
  said: string;
  /** Messages and other fixed texts with variable parts, as patterns. */
  templates: readonly RegExp[];
}

const WORD = /[A-Za-z_$@][\w$]*(?:-[A-Za-z0-9_]+)*/g;
const CODE_WORD = /\b[A-Za-z]*(?:[a-z][A-Z]|[A-Z]{2}[a-z]|_|\d)\w*\b/g;

const wordsOf = (text: string): string[] => [...text.matchAll(WORD)].flatMap(([word]) => [word, ...word.split("-")]);

const fielded = new Set(["struct", "class", "enum", "option"]);

/** Functions that every Rust type may have although no entry lists them. */
const madeWith = ({ language, kind, params }: NamedSymbol): string[] =>
  language !== "rust"
    ? []
    : kind === "class" && params.length > 0
      ? ["new", "default"]
      : kind === "struct"
        ? ["default"]
        : [];

/** Variants in an enum's signature. */
const variantsOf = ({ kind, signature }: NamedSymbol): string[] =>
  kind === "enum" ? wordsOf(signature.replace(/^[^{=]*/, "").replace(/\([^)]*\)/g, "")) : [];

const CHANGING = /\{[^}]*\}|…/;

/** Makes a pattern from a text with variable parts; undefined if it has none, or too little else. */
const toTemplate = (text: string): RegExp | undefined => {
  const pieces = text.split(CHANGING);
  if (pieces.length === 1 || pieces.join("").length < 2) return undefined;
  return new RegExp(`^${pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("(.+)")}$`);
};

/** All texts about a symbol, one per line. */
const saidOf = (symbol: NamedSymbol): string[] => [
  symbol.id,
  symbol.signature,
  ...symbol.params.flatMap(({ name, type, default: preset }) => [`${name}: ${type}`, preset ?? ""]),
  symbol.returns ?? "",
  ...symbol.errors,
  ...symbol.texts,
  symbol.note,
  symbol.source,
];

/** Words in a symbol's code. */
const codeOf = ({ id, name, parent, signature, returns, params, texts }: NamedSymbol): string[] => [
  ...[id, name, parent ?? "", signature, returns ?? "", ...texts.filter((text) => !text.includes(" "))],
  ...params.flatMap((param) => [param.name, param.type, param.default ?? ""]),
];

const numbersOf = ({ signature, params, errors, texts }: NamedSymbol): string[] =>
  [signature, ...params.flatMap(({ type, default: preset }) => [type, preset ?? ""]), ...errors, ...texts].flatMap(
    (text) => [...text.matchAll(/\d+(?:\.\d+)*/g)].map(([number]) => number),
  );

/** What text may name about these symbols. */
export const symbolNames = (symbols: readonly NamedSymbol[]): SymbolNames => {
  const words = new Set<string>();
  const members = new Set<string>();
  const chains = new Set<string>();
  const homes = new Map(symbols.filter(({ kind }) => fielded.has(kind)).map((symbol) => [homeKey(symbol), symbol]));
  for (const symbol of symbols) {
    const path = symbolPath(symbol, homes);
    const own = fielded.has(symbol.kind)
      ? [...symbol.params.map(({ name }) => name), ...variantsOf(symbol), ...madeWith(symbol)]
      : [];
    for (const chain of [path, ...own.map((member) => [...path, member])])
      for (const suffix of suffixes(chain)) chains.add(suffix);
    for (let length = 2; length < path.length; length++)
      for (const suffix of suffixes(path.slice(0, length))) chains.add(suffix);
    chains.add(`${path[0]}.${symbol.name}`);
    for (const member of symbol.parent === null ? own : [...own, symbol.name]) members.add(member);
    for (const word of [...codeOf(symbol), ...own].flatMap(wordsOf)) words.add(word);
    for (const [word] of [symbol.note, ...symbol.errors].join(" ").matchAll(CODE_WORD)) words.add(word);
  }
  return {
    words,
    members,
    chains,
    numbers: new Set(symbols.flatMap(numbersOf)),
    said: symbols.flatMap(saidOf).join("\n"),
    templates: symbols.flatMap(fixedTexts).flatMap((text) => toTemplate(text) ?? []),
  };
};
