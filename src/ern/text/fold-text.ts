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
