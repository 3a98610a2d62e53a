import { ErnError } from "../ern-error";
import { positionIn } from "./positions";

const PIECES = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+|</g;
const VALUES = /"[^"]*"|'[^']*'/g;

const toReference = (character: string): string => `&#${character.codePointAt(0)};`;

/**
 * The text with each character that an encoding has not as a reference, &#8364; for €. In comments, CDATA sections,
 * instructions and names there are no references: such a character there is refused.
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
