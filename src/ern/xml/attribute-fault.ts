import type { SyntaxFault } from "../types";

/** Characters that no name begins with. */
export const NO_NAME = /^[\s\d<>&='".,;:!?()+*%$#@/\\-]/;
const NAME = /\s*([^\s<>&='"/]+)\s*(=?)\s*/y;
const QUOTES = ['"', "'"];
/** A value in typographic quotes, or one word. */
const UNQUOTED = /[“”„‘’]([^“”„‘’"<>]*)[“”„‘’]|((?:(?!\/>)[^\s<>"'=])+)/y;

const matchAt = (pattern: RegExp, source: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(source);
};

/** What is wrong with an attribute expected at an offset: its name, or a value that is missing or unquoted. */
export const faultOfAttribute = (source: string, at: number): SyntaxFault | undefined => {
  const [whole = "", name = "", equals] = matchAt(NAME, source, at) ?? [];
  if (name === "" || NO_NAME.test(name)) return undefined;
  const from = at + whole.search(/\S/);
  if (from === at && !equals) {
    const quote = { from: at - 1, to: at };
    const right = source[at - 1] === "'" ? "&apos;" : "&quot;";
    const fix = { label: `Write ${right}`, splices: [{ ...quote, insert: right }] };
    return {
      ...quote,
      message: "Here is a quote within an attribute’s value.",
      remedy: `${fix.label}.`,
      entry: "xml-attributes-construct",
      fix,
    };
  }
  if (from === at) {
    const fix = { label: "Put a space between them", splices: [{ from, to: from, insert: " " }] };
    const message = `The attribute ${name} touches the one before it.`;
    return { from, to: from + name.length, message, remedy: `${fix.label}.`, entry: "xml-attributes-construct", fix };
  }
  const begin = NAME.lastIndex;
  if (equals && QUOTES.includes(source[begin]!)) return undefined;
  const value = equals ? matchAt(UNQUOTED, source, begin) : null;
  if (!value) {
    const remedy = `Give it one in quotes, as in ${name}="…", or remove it.`;
    return {
      from,
      to: from + name.length,
      message: `The attribute ${name} has no value.`,
      remedy,
      entry: "xml-attribute-no-value",
    };
  }
  const place = { from: begin, to: begin + value[0].length };
  const right = `"${value[1] ?? value[2]}"`;
  const fix = { label: `Write ${right}`, splices: [{ ...place, insert: right }] };
  return {
    ...place,
    message: `The attribute ${name}’s value has no quotes.`,
    remedy: `${fix.label}.`,
    entry: "xml-attvalue-quotes",
    fix,
  };
};
