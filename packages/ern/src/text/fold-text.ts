import type { Range } from "../types";

const ASCII = /^[^\u0080-\uffff]*$/;

/** Letters that Unicode doesn't decompose, although most people type them without the accent or ligature. */
const PLAIN: Readonly<Record<string, string>> = { æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ß: "ss", ı: "i" };

/** Folds text for searching: lower case, no accents or hyphens, white space as one space. */
export const foldText = (text: string): string => {
  const small = text.toLowerCase();
  const plain = ASCII.test(small)
    ? small
    : small
        .normalize("NFKD")
        .replace(/\p{M}+/gu, "")
        .replace(/[æœøłđßı]/g, (letter) => PLAIN[letter]!);
  return plain.replace(/[-‐‑]/g, "").replace(/\s+/g, " ");
};

/** Finds a folded query in a text; undefined if it isn't there. */
export const findFolded = (text: string, query: string): Range | undefined => {
  let folded = "";
  /** The offset of the original character for each folded one. */
  const starts: number[] = [];
  let offset = 0;
  for (const character of text) {
    let plain = foldText(character);
    if (plain === " " && folded.endsWith(" ")) plain = "";
    for (let count = 0; count < plain.length; count += 1) starts.push(offset);
    folded += plain;
    offset += character.length;
  }
  const found = query ? folded.indexOf(query) : -1;
  if (found < 0) return undefined;
  const last = starts[found + query.length - 1]!;
  const to = starts.find((start, index) => index > found && start > last) ?? text.length;
  return { from: starts[found]!, to };
};
