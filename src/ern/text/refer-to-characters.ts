import { ErnError } from "../ern-error";
import { positionIn } from "./positions";

const PIECES = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+|</g;
const VALUES = /"[^"]*"|'[^']*'/g;

const toReference = (character: string): string => `&#${character.codePointAt(0)};`;

/**
 * Replaces each character that an encoding doesn't have with a reference, &#8364; for €. Throws if it's in a comment,
 * CDATA section, instruction or name, where references aren't allowed.
 */
export const referToCharacters = (source: string, has: (character: string) => boolean, encoding: string): string => {
  const refer = (text: string): string =>
    Array.from(text, (character) => (has(character) ? character : toReference(character))).join("");
  return source.replace(PIECES, (piece, from: number) => {
    const written = piece.startsWith("<")
      ? /^<[!?]/.test(piece)
        ? piece
        : piece.replace(VALUES, refer)
      : refer(piece);
    const wrong = Array.from(written).find((character) => !has(character));
    if (wrong === undefined) return written;
    throw new ErnError({
      code: "encoding",
      message: `The message is ${encoding}, which has no “${wrong}”; there can be no reference to it in a name, comment or CDATA section.`,
      remedy: 'Remove it, or write encoding="UTF-8" in the XML declaration.',
      ...positionIn(source, from + piece.indexOf(wrong)),
    });
  });
};
