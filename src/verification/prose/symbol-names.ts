import { fixedTexts, type ToolkitSymbol } from "../../reference/toolkit/symbol";
import { escapeRegExp } from "../../utils/text/escape";

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
  texts: string;
  /** Messages and other fixed texts with variable parts, as patterns. */
  templates: readonly RegExp[];
}

const WORD = /[A-Za-z_$@][\w$]*(?:-[A-Za-z0-9_]+)*/g;
const CODE_WORD = /\b[A-Za-z]*(?:[a-z][A-Z]|[A-Z]{2}[a-z]|_|\d)\w*\b/g;

const wordParts = (text: string): string[] => [...text.matchAll(WORD)].flatMap(([word]) => [word, ...word.split("-")]);

const fielded = new Set(["struct", "class", "enum", "option"]);

/** Returns functions that every Rust type may have although no entry lists them. */
const implicitFunctions = ({ language, kind, params }: ToolkitSymbol): string[] =>
  language !== "rust"
    ? []
    : kind === "class" && params.length > 0
      ? ["new", "default"]
      : kind === "struct"
        ? ["default"]
        : [];

const variantsOf = ({ kind, signature }: ToolkitSymbol): string[] =>
  kind === "enum" ? wordParts(signature.replace(/^[^{=]*/, "").replace(/\([^)]*\)/g, "")) : [];

const CHANGING = /\{[^}]*\}|…/;

/** Makes a pattern from a text with variable parts; undefined if it has none, or too little else. */
const toTemplate = (text: string): RegExp | undefined => {
  const pieces = text.split(CHANGING);
  if (pieces.length === 1 || pieces.join("").length < 2) return undefined;
  return new RegExp(`^${pieces.map(escapeRegExp).join("(.+)")}$`);
};

const textsOf = (symbol: ToolkitSymbol): string[] => [
  symbol.id,
  symbol.signature,
  ...symbol.params.flatMap(({ name, type, default: preset }) => [`${name}: ${type}`, preset ?? ""]),
  symbol.returns ?? "",
  ...symbol.errors,
  ...symbol.texts,
  symbol.note,
  symbol.source,
];

const symbolCode = ({ id, name, parent, signature, returns, params, texts }: ToolkitSymbol): string[] => [
  ...[id, name, parent ?? "", signature, returns ?? "", ...texts.filter((text) => !text.includes(" "))],
  ...params.flatMap((param) => [param.name, param.type, param.default ?? ""]),
];

const numbersOf = ({ signature, params, errors, texts }: ToolkitSymbol): string[] =>
  [signature, ...params.flatMap(({ type, default: preset }) => [type, preset ?? ""]), ...errors, ...texts].flatMap(
    (text) => [...text.matchAll(/\d+(?:\.\d+)*/g)].map(([number]) => number),
  );

const splitPath = (path: string): string[] => path.split(/::|\.|-(?=[a-z_]+(?:$|::|-))/);

const homeKey = ({ package: owner, language, name }: Pick<ToolkitSymbol, "package" | "language" | "name">): string =>
  `${owner} ${language} ${name}`;

/** The path of a symbol: its package, its parents, its name. `homes` contains the possible parents, by `homeKey`. */
const symbolPath = (symbol: ToolkitSymbol, homes: ReadonlyMap<string, ToolkitSymbol>): string[] => {
  const { parent, name, package: owner, language } = symbol;
  if (parent === null) return [owner.replaceAll("-", "_"), name];
  const [last = "", ...rest] = splitPath(parent).reverse();
  const home = homes.get(homeKey({ package: owner, language, name: last }));
  const above =
    rest.length === 0 && home !== undefined && home !== symbol && home.parent !== name
      ? symbolPath(home, homes)
      : [owner.replaceAll("-", "_"), ...rest.reverse(), last];
  return [...above, name];
};

/** Returns the dotted suffixes of a path, starting at each of its parts. */
const suffixes = (path: readonly string[]): string[] =>
  path.slice(0, -1).map((_part, from) => path.slice(from).join("."));

const symbolNames = (symbols: readonly ToolkitSymbol[]): SymbolNames => {
  const words = new Set<string>();
  const members = new Set<string>();
  const chains = new Set<string>();
  const homes = new Map(symbols.filter(({ kind }) => fielded.has(kind)).map((symbol) => [homeKey(symbol), symbol]));
  for (const symbol of symbols) {
    const path = symbolPath(symbol, homes);
    const memberNames = fielded.has(symbol.kind)
      ? [...symbol.params.map(({ name }) => name), ...variantsOf(symbol), ...implicitFunctions(symbol)]
      : [];
    for (const chain of [path, ...memberNames.map((member) => [...path, member])])
      for (const suffix of suffixes(chain)) chains.add(suffix);
    for (let length = 2; length < path.length; length++)
      for (const suffix of suffixes(path.slice(0, length))) chains.add(suffix);
    chains.add(`${path[0]}.${symbol.name}`);
    for (const member of symbol.parent === null ? memberNames : [...memberNames, symbol.name]) members.add(member);
    for (const word of [...symbolCode(symbol), ...memberNames].flatMap(wordParts)) words.add(word);
    for (const [word] of [symbol.note, ...symbol.errors].join(" ").matchAll(CODE_WORD)) words.add(word);
  }
  return {
    words,
    members,
    chains,
    numbers: new Set(symbols.flatMap(numbersOf)),
    texts: symbols.flatMap(textsOf).join("\n"),
    templates: symbols.flatMap(fixedTexts).flatMap((text) => toTemplate(text) ?? []),
  };
};

export type NamesOf = (languages: readonly string[]) => SymbolNames;

const remembered = new WeakMap<readonly ToolkitSymbol[], NamesOf>();

/** Returns a function for the names of the symbols of some languages, cached per list of symbols. */
export const namesByLanguage = (symbols: readonly ToolkitSymbol[]): NamesOf => {
  const made = new Map<string, SymbolNames>();
  const namesOf: NamesOf = (languages) => {
    const key = [...new Set(languages)].sort().join(" ");
    const names = made.get(key) ?? symbolNames(symbols.filter(({ language }) => languages.includes(language)));
    made.set(key, names);
    return names;
  };
  const known = remembered.get(symbols) ?? namesOf;
  remembered.set(symbols, known);
  return known;
};
