import type { ErnEncoding } from "../types";

const DECLARED = /^\uFEFF?<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/;
const NAMES: ReadonlyMap<ErnEncoding, RegExp> = new Map([
  ["utf-8", /^(utf-?8|us-ascii|ascii)$/i],
  ["utf-16le", /^utf-16(le)?$/i],
  ["utf-16be", /^utf-16(be)?$/i],
  ["iso-8859-1", /^(iso[-_]?8859-1|latin-?1|l1)$/i],
  ["windows-1252", /^(windows-1252|cp-?1252)$/i],
]);

/** Returns the encoding named in a message's XML declaration, or undefined. */
export const declaredEncoding = (source: string): string | undefined => DECLARED.exec(source.slice(0, 400))?.[1];

/** Returns whether messages can be read and written in this encoding. */
export const isEncoding = (name: unknown): name is ErnEncoding => NAMES.has(name as ErnEncoding);

/** Returns the encoding that a declaration means; undefined if it isn't supported. */
export const toEncoding = (declared: string): ErnEncoding | undefined =>
  [...NAMES.keys()].find((encoding) => NAMES.get(encoding)!.test(declared));

/** Returns whether a message's declaration names its encoding; without a declaration it does. */
export const isSameEncoding = (declared: string | undefined, encoding: ErnEncoding): boolean =>
  declared === undefined || NAMES.get(encoding)!.test(declared);
