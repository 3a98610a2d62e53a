import type { ErnVersion } from "../model-types";
import { readTable, type Table } from "../text/read-table";

/**
 * Tables of a version's elements, by name; "Parent/Name" applies to a Name in that parent only, and
 * "Ancestor//Name" to one anywhere in that ancestor.
 *
 * - Children in order: `?` at most once, `*` any number, `+` at least once, `&` any number, alternating, else once.
 * - Choices are `(A B? | C)`: of one group, everything without `?` is required; `(…)?` is optional, `(…)+` allows both.
 * - Types are the text's type, `-` if there are elements instead, and the attributes: `@Name`, `@Name!` if required,
 *   `@Name=Type` if its type differs from that elsewhere.
 */
export type VersionTables = Readonly<Record<ErnVersion, readonly string[]>>;

/** Reads versions' tables lazily. `around` has the names of an element's ancestors. */
export const createLookup = (
  tables: VersionTables,
): ((version: ErnVersion, parent: string, element: string, around?: readonly string[]) => string | undefined) => {
  const known = new Map<ErnVersion, Table>();
  return (version, parent, element, around = []) => {
    const table = known.get(version) ?? readTable(...tables[version]);
    known.set(version, table);
    const within = around.find((ancestor) => table.has(`${ancestor}//${element}`));
    return table.get(within ? `${within}//${element}` : `${parent}/${element}`) ?? table.get(element);
  };
};
