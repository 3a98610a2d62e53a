import { SaxesParser } from "saxes";

import { ErnError } from "../ern-error";
import { LIMITS } from "../limits";
import { explainOtherText } from "../text/other-files";
import { positionIn } from "../text/positions";
import type { ErnErrorCode, Explanation } from "../types";
import { findFault } from "./find-fault";
import { explainSyntax } from "./syntax-remedies";
import { faultOfCharacter } from "./text-fault";

const CHUNK = 65_536;
const HALF_PAIR = /\p{Surrogate}/u;
const LIMIT_IS = "the limit is";

/** Throws an `ErnError` unless a text is well-formed XML 1.0 with namespaces, without DTD and within the limits. */
export function* checkSyntax(source: string): Generator<number, void> {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let depth = 0;
  let attributes = 0;

  const fail = (code: ErnErrorCode, fault: Explanation, offset = parser.position - 1): never => {
    const position = Math.min(Math.max(offset, 0), source.length);
    throw new ErnError({ code, ...fault, ...positionIn(source, position) });
  };
  const limit = (what: string, most: number): never =>
    fail("limit", { message: `${what}; ${LIMIT_IS} ${most.toLocaleString("en")}.`, remedy: "Use a smaller message." });

  /** Tells of the first fault there is, which may be long before the place where saxes stumbles. */
  const failAt = (offset: number, fault: Explanation): never => {
    const markup = findFault(source, offset);
    const isCharacter = fault.entry === "xml-pcdata-char";
    const first = markup && markup.from <= offset ? markup : isCharacter && faultOfCharacter(source, offset);
    if (!first) return fail("malformed", fault, offset);
    const { from, ...details } = first;
    throw new ErnError({ code: "malformed", ...details, ...positionIn(source, from) });
  };

  parser.on("error", ({ message: complaint }) => failAt(parser.position - 1, explainSyntax(complaint)));
  parser.on("xmldecl", ({ version }) => {
    const message = `This is XML ${version}; ERN messages are XML 1.0.`;
    if (version !== "1.0") fail("malformed", { message, remedy: 'Write version="1.0".' });
  });
  parser.on("doctype", () => {
    const offset = source.lastIndexOf("<!DOCTYPE", parser.position);
    const message = "A document type declaration (DTD) is refused.";
    fail("doctype", { message, remedy: "Remove <!DOCTYPE …>; write out its entities.", entry: "parser-dtd" }, offset);
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
  parser.on("opentag", () => {
    if (++depth > LIMITS.depth) limit("Elements are nested too deeply", LIMITS.depth);
  });
  parser.on("closetag", () => {
    depth -= 1;
  });

  const explanation = explainOtherText(source);
  if (explanation) fail("malformed", explanation, 0);
  if (source.length > LIMITS.sourceLength) limit("The message is too long", LIMITS.sourceLength);
  // After half of a pair, saxes reads past the next character, which may be markup.
  const half = source.search(HALF_PAIR);
  const end = half === -1 ? source.length : half;
  for (let start = 0; start < end; start += CHUNK) {
    parser.write(source.slice(start, Math.min(start + CHUNK, end)));
    yield Math.min(start + CHUNK, end);
  }
  if (half !== -1) failAt(half, explainSyntax("disallowed character."));
  try {
    parser.close();
  } catch (error) {
    if (error instanceof ErnError) throw error;
    // In a processing instruction, saxes may stumble over the end of the text instead of complaining of it.
    failAt(source.length, explainSyntax("unexpected end"));
  }
}
