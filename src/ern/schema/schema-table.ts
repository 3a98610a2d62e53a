import type { ErnVersion } from "../model-types";
import { readTable, type Table } from "../text/read-table";

/**
 * Tables of what the elements of a version are, by their names; "Parent/Name" is of a Name in that parent alone, and
 * "Ancestor//Name" of one that is anywhere in that ancestor.
 *
 * - Children stand in order: `?` at most once, `*` any number, `+` at least once, `&` any number and in turn with others, else once.
 * - Choices are `(A B? | C)`: of one of the groups, what has no `?` must be there; `(…)?` needs none, `(…)+` may have both.
 * - Types are the type of the text, `-` where there are elements instead, and the attributes: `@Name`, `@Name!` where it
 *   must be there, `@Name=Type` where it has another type than elsewhere.
 */
export type VersionTables = Readonly<Record<ErnVersion, readonly string[]>>;

/** Reads tables of versions when they are asked for. `around` has the names of the elements in which one is. */
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
