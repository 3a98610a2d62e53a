import { fixedTexts } from "../../toolkit/fixed-texts";
import type { ToolkitSymbol } from "../../toolkit/symbol";

/** What the checks need of a symbol. */
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
  | "status"
  | "note"
  | "source"
>;

/** What symbols have that text may name. */
export interface SymbolNames {
  /** Every word of code. */
  words: ReadonlySet<string>;
  /** Names that belong to something: methods, fields, values of options. */
  members: ReadonlySet<string>;
  /** Dotted paths, from any part on: `DDEXParser.parse`, `parser.security.SecurityConfig`. */
  chains: ReadonlySet<string>;
  /** Numbers of their signatures, defaults, errors and texts. */
  numbers: ReadonlySet<string>;
  /** All that is said of them, a line each. */
  said: string;
  /** Messages and other fixed texts with parts that change, as patterns. */
  templates: readonly RegExp[];
}

const WORD = /[A-Za-z_$@][\w$]*(?:-[A-Za-z0-9_]+)*/g;
const CODE_WORD = /\b[A-Za-z]*(?:[a-z][A-Z]|[A-Z]{2}[a-z]|_|\d)\w*\b/g;

const wordsOf = (text: string): string[] => [...text.matchAll(WORD)].flatMap(([word]) => [word, ...word.split("-")]);

const split = (path: string): string[] => path.split(/::|\.|-(?=[a-z_]+(?:$|::|-))/);

/** The path of a symbol: its package, what it belongs to, its name. */
const pathOf = (symbol: NamedSymbol, byPath: ReadonlyMap<string, NamedSymbol>): string[] => {
  const { parent, name, package: owner, language } = symbol;
  if (parent === null) return [owner.replaceAll("-", "_"), name];
  const [last = "", ...rest] = split(parent).reverse();
  const home = byPath.get(`${owner} ${language} ${last}`);
  const above =
    rest.length === 0 && home !== undefined && home !== symbol && home.parent !== name
      ? pathOf(home, byPath)
      : [owner.replaceAll("-", "_"), ...rest.reverse(), last];
  return [...above, name];
};

const fielded = new Set(["struct", "class", "enum", "option"]);

/** What every type of Rust may be made with, though no entry says it. */
const madeWith = ({ language, kind, params }: NamedSymbol): string[] =>
  language !== "rust"
    ? []
    : kind === "class" && params.length > 0
      ? ["new", "default"]
      : kind === "struct"
        ? ["default"]
        : [];

/** Variants that an enum's signature lists. */
const variantsOf = ({ kind, signature }: NamedSymbol): string[] =>
  kind === "enum" ? wordsOf(signature.replace(/^[^{=]*/, "").replace(/\([^)]*\)/g, "")) : [];

const CHANGING = /\{[^}]*\}|…/;

/** Makes a pattern of a text with parts that change; undefined for one without, or with too little besides. */
const toTemplate = (text: string): RegExp | undefined => {
  const pieces = text.split(CHANGING);
  if (pieces.length === 1 || pieces.join("").length < 2) return undefined;
  return new RegExp(`^${pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("(.+)")}$`);
};

const suffixes = (path: readonly string[]): string[] =>
  path.slice(0, -1).map((_part, from) => path.slice(from).join("."));

/** All that is said of a symbol, a line each. */
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

/** Words of code that belong to a symbol. */
const codeOf = ({ id, name, parent, signature, returns, params, texts }: NamedSymbol): string[] => [
  ...[id, name, parent ?? "", signature, returns ?? "", ...texts.filter((text) => !text.includes(" "))],
  ...params.flatMap((param) => [param.name, param.type, param.default ?? ""]),
];

const numbersOf = ({ signature, params, errors, texts }: NamedSymbol): string[] =>
  [signature, ...params.flatMap(({ type, default: preset }) => [type, preset ?? ""]), ...errors, ...texts].flatMap(
    (text) => [...text.matchAll(/\d+(?:\.\d+)*/g)].map(([number]) => number),
  );

/** Gives what text may name of symbols. */
const symbolNames = (symbols: readonly NamedSymbol[]): SymbolNames => {
  const words = new Set<string>();
  const members = new Set<string>();
  const chains = new Set<string>();
  const homes = new Map(
    symbols
      .filter(({ kind }) => fielded.has(kind))
      .map((symbol) => [`${symbol.package} ${symbol.language} ${symbol.name}`, symbol]),
  );
  for (const symbol of symbols) {
    const path = pathOf(symbol, homes);
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

export type NamesOf = (languages: readonly string[]) => SymbolNames;

const remembered = new WeakMap<readonly NamedSymbol[], NamesOf>();

const makeNamesOf = (symbols: readonly NamedSymbol[]): NamesOf => {
  const made = new Map<string, SymbolNames>();
  return (languages) => {
    const key = [...new Set(languages)].sort().join(" ");
    const names = made.get(key) ?? symbolNames(symbols.filter(({ language }) => languages.includes(language)));
    made.set(key, names);
    return names;
  };
};

/** Gives the names of the symbols of some languages; made once for a list of symbols. */
export const namesByLanguage = (symbols: readonly NamedSymbol[]): NamesOf => {
  const namesOf = remembered.get(symbols) ?? makeNamesOf(symbols);
  remembered.set(symbols, namesOf);
  return namesOf;
};
