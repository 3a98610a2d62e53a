import { isTerritory } from "../playground/engine/values/territories";
import { ernNames } from "./names/ern-names";
import { knownMessages, knownWords } from "./names/known-words";
import type { PageNames } from "./names/page-names";
import type { SymbolNames } from "./names/symbol-names";

/** What a piece of inline code may name. */
export interface Names {
  /** What the page itself says are examples. */
  examples: ReadonlySet<string>;
  page: PageNames;
  symbols: SymbolNames;
}

const TOKEN =
  /https?:\/\/[^\s"')]+|--?[A-Za-z][\w-]*|[A-Za-z_$@][\w$]*(?:-[A-Za-z0-9_]+)*(?:\(\))?(?:(?:(?:\??\.|::)[A-Za-z_$@]|\/\w)[\w$]*(?:-[A-Za-z0-9_]+)*(?:\(\))?|\[\w*\](?=[./]))*|\d[\w.,:+-]*\w|\d/g;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Does the text stand in the other as it is, not as a part of longer words? A `…` stands for anything. */
export const standsIn = (text: string, whole: string): boolean => {
  const pieces = text.split(/…|\.\.\./).map((piece) => piece.trim());
  let from = 0;
  for (const piece of pieces.filter(Boolean)) {
    const pattern = new RegExp(`${/^\w/.test(piece) ? "(?<![\\w])" : ""}${escape(piece)}${/\w$/.test(piece) ? "(?![\\w])" : ""}`, "g");
    pattern.lastIndex = from;
    const found = pattern.exec(whole);
    if (!found) return false;
    from = found.index + found[0].length;
  }
  return pieces.some(Boolean);
};

const isWord = (word: string, { examples, page, symbols }: Names): boolean =>
  knownWords.has(word) || examples.has(word) || symbols.words.has(word) || page.words.has(word) || ernNames.has(word) || isTerritory(word) || /^[A-Z]$/.test(word);

const packages: ReadonlySet<string> = new Set(["ddex_parser", "ddex_builder", "ddex_core"]);

const isChain = (token: string, names: Names): boolean => {
  const bare = token.replace(/\(\)|\[\w*\]/g, "");
  if (knownWords.has(bare)) return true;
  const parts = bare.split(/\??\.|::|\//).filter(Boolean);
  const chain = parts.join(".");
  if (names.symbols.chains.has(chain) || names.page.chains.has(chain)) return true;
  const [head = "", ...rest] = parts;
  if (packages.has(head) && rest.every((part) => knownWords.has(part))) return true;
  if (bare.includes("/")) return parts.every((part) => isWord(part, names));
  return /^[a-z]/.test(head) && isWord(head, names) && rest.every((part) => names.symbols.members.has(part) || names.page.words.has(part));
};

const isKnown = (token: string, names: Names): boolean => {
  if (ernNames.has(token) || names.examples.has(token) || standsIn(token, names.page.text)) return true;
  if (/^[\d-]|^https?:/.test(token)) return knownWords.has(token) || standsIn(token, names.symbols.said);
  const bare = token.replace(/\(\)/g, "");
  return /[./:\]]/.test(bare) ? isChain(bare, names) : isWord(bare, names);
};

const CODE = /[{}]|=>|^\w+: (?:true|false)$|^(?:pub|fn|await|async|let|const|import|from|use|new|npm|npx|pip|cargo|ddex-\w+|git) /;

/** Is it a phrase of a language, not of code? */
const isPhrase = (text: string): boolean => /(?:^|\s)[A-Za-z]+[,:]? [a-z']+(?:\s|$)/.test(text) && !CODE.test(text);

/** What stands in the places of a fixed text that change; undefined when the text is none. */
const changingParts = (text: string, { symbols }: Names): readonly string[] | undefined => {
  for (const template of symbols.templates) {
    const found = template.exec(text);
    if (found) return found.slice(1);
  }
  return undefined;
};

/** Gives the first name in a piece of inline code that nothing knows. */
export const unknownInCode = (text: string, names: Names): string | undefined => {
  const flat = text.replace(/\s+/g, " ").trim();
  if (standsIn(flat, names.page.text) || standsIn(flat, names.symbols.said) || knownMessages.has(flat) || names.examples.has(flat)) return undefined;
  const changing = changingParts(flat, names);
  if (changing) return changing.map((part) => unknownInCode(part, names)).find((unknown) => unknown !== undefined);
  if (isPhrase(flat)) return flat;
  return [...flat.matchAll(TOKEN)].map(([token]) => token).find((token) => !isKnown(token, names));
};
