import { SaxesParser, type SaxesTagNS } from "saxes";

import { ErnError } from "../ern-error";
import { LIMITS } from "../limits";
import { formatNumber } from "../text/counted";
import { explainOtherText } from "../text/other-files";
import { positionIn } from "../text/positions";
import type { ErnErrorCode, Explanation } from "../types";
import { findFault } from "./find-fault";
import { explainSyntax } from "./syntax-remedies";
import { faultOfCharacter } from "./text-fault";

const CHUNK = 65_536;
const HALF_PAIR = /\p{Surrogate}/u;
const LIMIT_IS = "the limit is";

const explainLimit = (what: string, most: number): Explanation => ({
  message: `${what}; ${LIMIT_IS} ${formatNumber(most)}.`,
  remedy: "Use a smaller message.",
});

/** What hears of the elements of a text while it's parsed: the parser then is behind a tag. */
interface SyntaxListener {
  /** The depth of the root is 1. */
  onOpen?: (tag: SaxesTagNS, depth: number) => void;
  onClose?: (depth: number) => void;
  /** Throws what is wrong. What it's about begins with a text, or is where the parser is. */
  fail: (code: ErnErrorCode, fault: Explanation, beginning?: string) => never;
  /** Throws what saxes complains of, where the parser is or at the end of the text. */
  complain: (fault: Explanation, isAtEnd?: boolean) => never;
}

/** Creates a parser, to be fed with pieces of a text, that accepts XML 1.0 with namespaces, without DTD and within the limits. */
export const createSyntaxParser = ({ onOpen, onClose, fail, complain }: SyntaxListener) => {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let depth = 0;
  let attributes = 0;
  const limit = (what: string, most: number): never => fail("limit", explainLimit(what, most));

  parser.on("error", ({ message: complaint }) => complain(explainSyntax(complaint)));
  parser.on("xmldecl", ({ version }) => {
    const message = `This is XML ${version}; ERN messages are XML 1.0.`;
    if (version !== "1.0") fail("malformed", { message, remedy: 'Write version="1.0".' });
  });
  parser.on("doctype", () => {
    const message = "A document type declaration (DTD) is refused.";
    const remedy = "Remove <!DOCTYPE …>; write out its entities.";
    fail("doctype", { message, remedy, entry: "parser-dtd" }, "<!DOCTYPE");
  });
  parser.on("opentagstart", ({ name }) => {
    attributes = 0;
    if (name.length > LIMITS.nameLength) limit("An element's name is too long", LIMITS.nameLength);
  });
  parser.on("attribute", ({ name, value }) => {
    if (++attributes > LIMITS.attributes) limit("An element has too many attributes", LIMITS.attributes);
    if (name.length > LIMITS.nameLength) limit("An attribute's name is too long", LIMITS.nameLength);
    if (value.length > LIMITS.attributeLength) limit("An attribute's value is too long", LIMITS.attributeLength);
  });
  parser.on("opentag", (tag) => {
    if (++depth > LIMITS.depth) limit("Elements are nested too deeply", LIMITS.depth);
    onOpen?.(tag, depth);
  });
  parser.on("closetag", () => {
    onClose?.(depth);
    depth -= 1;
  });

  return {
    /** How many characters it has read. */
    get position(): number {
      return parser.position;
    },
    write: (piece: string): void => void parser.write(piece),
    close: (): void => {
      try {
        parser.close();
      } catch (error) {
        if (error instanceof ErnError) throw error;
        // In a processing instruction, saxes may stumble over the end of the text instead of complaining of it.
        complain(explainSyntax("unexpected end"), true);
      }
    },
  };
};

/** Throws an `ErnError` unless a text is well-formed XML 1.0 with namespaces, without DTD and within the limits. */
export function* assertWellFormed(source: string): Generator<number, void> {
  const fail = (code: ErnErrorCode, fault: Explanation, offset: number): never => {
    const position = Math.min(Math.max(offset, 0), source.length);
    throw new ErnError({ code, ...fault, ...positionIn(source, position) });
  };

  /** Throws the first fault, which may be long before the place where saxes stumbles. */
  const failAt = (offset: number, fault: Explanation): never => {
    const markup = findFault(source, offset);
    const isCharacter = fault.entry === "xml-pcdata-char";
    const first = markup && markup.from <= offset ? markup : isCharacter && faultOfCharacter(source, offset);
    if (!first) return fail("malformed", fault, offset);
    const { from, ...details } = first;
    throw new ErnError({ code: "malformed", ...details, ...positionIn(source, from) });
  };

  const explanation = explainOtherText(source);
  if (explanation) fail("malformed", explanation, 0);
  if (source.length > LIMITS.sourceLength)
    fail("limit", explainLimit("The message is too long", LIMITS.sourceLength), 0);
  const parser = createSyntaxParser({
    fail: (code, fault, beginning) => {
      const { position } = parser;
      return fail(code, fault, beginning === undefined ? position - 1 : source.lastIndexOf(beginning, position));
    },
    complain: (fault, isAtEnd) => failAt(isAtEnd ? source.length : parser.position - 1, fault),
  });
  // After half of a pair, saxes reads past the next character, which may be markup.
  const half = source.search(HALF_PAIR);
  const end = half === -1 ? source.length : half;
  for (let start = 0; start < end; start += CHUNK) {
    parser.write(source.slice(start, Math.min(start + CHUNK, end)));
    yield Math.min(start + CHUNK, end);
  }
  if (half !== -1) failAt(half, explainSyntax("disallowed character."));
  parser.close();
}
