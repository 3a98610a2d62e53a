const ASCII = /^[^\u0080-\uffff]*$/;

/** Letters that are no letter with an accent to Unicode, but to most who type a name. */
const PLAIN: Readonly<Record<string, string>> = { æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ß: "ss", ı: "i" };

/** Text as it is looked for: small letters without accents and hyphens, white space as one space. */
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
