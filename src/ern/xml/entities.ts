const NAMED: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

const REFERENCE = /&(?:#x([0-9a-fA-F]+)|#([0-9]+)|([a-z]+));/g;

/** Resolves the character and entity references of a well-formed text. */
export const resolveEntities = (text: string): string =>
  text.includes("&")
    ? text.replace(REFERENCE, (reference, hex?: string, decimal?: string, name?: string) =>
        name ? (NAMED.get(name) ?? reference) : String.fromCodePoint(hex ? parseInt(hex, 16) : parseInt(decimal!, 10)),
      )
    : text;

/** Line ends as XML reads them: all are line feeds. */
export const normalizeLineEnds = (text: string): string => (text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text);
