import { ERN_VERSIONS, KNOWN_NAMESPACES, once, schemaModelOf, standardNames } from "@ddex-suite/ern";

import { toolkitPackages } from "../../config/toolkit";
import { isPartOf } from "./is-part-of";
import known from "./known-words.json";
import type { SymbolNames } from "./symbol-names";

/** What inline code may contain besides the toolkit, ERN and the page's own samples, by reason. */
const knownWords: ReadonlySet<string> = new Set([
  ...toolkitPackages,
  ...Object.values(known.words).flatMap((words) => words.split(" ")),
]);

/** Messages of programs and languages other than the toolkit. */
const knownMessages: ReadonlySet<string> = new Set(known.messages);

/** The elements, attributes and values of all versions of ERN; not the codes of languages, which are common words. */
const ernNames = once(
  (): ReadonlySet<string> =>
    new Set([
      ...ERN_VERSIONS.flatMap(standardNames),
      ...ERN_VERSIONS.flatMap((version) => schemaModelOf(version).values)
        .flatMap(({ values = [] }) => values)
        .filter((value) => /^[A-Z]/.test(value)),
      ...KNOWN_NAMESPACES.flatMap((namespace) => [namespace, namespace.replace("http://ddex.net/xml/", "")]),
    ]),
);

/** Names in the code blocks of a page. */
export interface PageNames {
  words: ReadonlySet<string>;
  /** Dotted paths and all their parts, as `a.b`, whatever the separator in the code. */
  chains: ReadonlySet<string>;
  /** The text of all blocks, with single spaces. */
  text: string;
}

/** What a piece of inline code may name. */
export interface Names {
  examples: ReadonlySet<string>;
  page: PageNames;
  symbols: SymbolNames;
  /** Names in all languages, because messages pass from one language to another. */
  all: SymbolNames;
}

const TOKEN =
  /https?:\/\/[^\s"')]+|--?[A-Za-z][\w-]*|[A-Za-z_$@][\w$]*(?:-[A-Za-z0-9_]+)*(?:\(\))?(?:(?:(?:\??\.|::)[A-Za-z_$@]|\/\w)[\w$]*(?:-[A-Za-z0-9_]+)*(?:\(\))?|\[\w*\](?=[./]))*|\d[\w.,:+-]*\w|\d/g;

const isWord = (word: string, { examples, page, symbols }: Names): boolean =>
  knownWords.has(word) ||
  examples.has(word) ||
  symbols.words.has(word) ||
  page.words.has(word) ||
  ernNames().has(word) ||
  /^[A-Z]$/.test(word);

const packages: ReadonlySet<string> = new Set(["ddex_parser", "ddex_builder", "ddex_core"]);

const isChain = (token: string, names: Names): boolean => {
  const bare = token.replace(/\(\)|\[0?\]/g, "");
  if (knownWords.has(bare)) return true;
  const parts = bare.split(/\??\.|::|\//).filter(Boolean);
  const chain = parts.join(".");
  if (names.symbols.chains.has(chain) || names.page.chains.has(chain)) return true;
  const [head = "", ...rest] = parts;
  if (packages.has(head) && rest.every((part) => knownWords.has(part))) return true;
  if (bare.includes("/")) return parts.every((part) => isWord(part, names));
  return (
    /^[a-z]/.test(head) &&
    isWord(head, names) &&
    rest.every((part) => names.symbols.members.has(part) || names.page.words.has(part))
  );
};

const isKnown = (token: string, names: Names): boolean => {
  if (ernNames().has(token) || names.examples.has(token) || isPartOf(token, names.page.text)) return true;
  if (/^\d/.test(token)) return names.symbols.numbers.has(token);
  if (/^-|^https?:/.test(token)) return knownWords.has(token) || isPartOf(token, names.symbols.texts);
  const bare = token.replace(/\(\)/g, "");
  return /[./:\]]/.test(bare) ? isChain(bare, names) : isWord(bare, names);
};

const CODE =
  /[{}(]|=>|^-|^\w+: (?:true|false)$|^(?:pub|fn|await|async|let|const|import|from|use|new|npm|npx|pip|cargo|ddex-\w+|git) /;

/** Returns whether it's a phrase in a natural language rather than code. */
const isPhrase = (text: string): boolean =>
  /(?:^|\s)\W?[A-Za-z]+[,:]? [a-z']+[,:.]?(?:\s|$)/.test(text) && !CODE.test(text);

/** Returns the values of a fixed text's variable parts; undefined if the text isn't a fixed one. */
const changingParts = (text: string, { all }: Names): readonly string[] | undefined => {
  for (const template of all.templates) {
    const found = template.exec(text);
    if (found) return found.slice(1);
  }
  return undefined;
};

/** Returns the first unknown name in a piece of inline code. */
export const unknownInCode = (text: string, names: Names): string | undefined => {
  const flat = text.replace(/\s+/g, " ").trim();
  if (names.examples.has(flat) || knownMessages.has(flat) || isPartOf(flat, names.page.text)) return undefined;
  if (!/^(?:[a-z]+|[\d.]+)$/.test(flat) && isPartOf(flat, names.symbols.texts)) return undefined;
  const changing = changingParts(flat, names);
  if (changing)
    return changing
      .map((part) => (/^[a-z]+$/.test(part) && flat.endsWith(`: ${part}`) ? part : unknownInCode(part, names)))
      .find((unknown) => unknown !== undefined);
  if (isPhrase(flat)) return isPartOf(flat, names.all.texts) ? undefined : flat;
  return [...flat.matchAll(TOKEN)].map(([token]) => token).find((token) => !isKnown(token, names));
};
