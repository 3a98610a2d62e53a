const NAMED: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

const REFERENCE = /&(?:#x([0-9a-fA-F]+)|#([0-9]+)|([a-z]+));/g;

/** Text with its character and entity references resolved; the text is known to be well-formed. */
export const resolveEntities = (text: string): string =>
  text.includes("&")
    ? text.replace(REFERENCE, (reference, hex?: string, decimal?: string, name?: string) =>
        name ? (NAMED.get(name) ?? reference) : String.fromCodePoint(hex ? parseInt(hex, 16) : parseInt(decimal!, 10)),
      )
    : text;

/** Line ends as XML reads them: each a line feed. */
export const normalizeLineEnds = (text: string): string => (text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text);
