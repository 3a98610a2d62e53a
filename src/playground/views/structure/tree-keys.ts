import { foldText } from "../../../ern/text/fold-text";
import { parentKey, type TreeRow } from "./tree-rows";

/** What a key does in a tree. */
export type TreeMove =
  { do: "focus"; row: TreeRow } | { do: "open" | "close"; rows: readonly TreeRow[] } | { do: "press"; row: TreeRow };

const focus = (row: TreeRow | undefined): TreeMove | undefined => row && { do: "focus", row };

/** What a key does at a row; undefined if nothing. */
export const treeMove = (key: string, rows: readonly TreeRow[], at: number): TreeMove | undefined => {
  const row = rows[at];
  if (!row) return undefined;
  const outer = parentKey(row.key);
  const moves: Record<string, () => TreeMove | undefined> = {
    ArrowDown: () => focus(rows[at + 1]),
    ArrowUp: () => focus(rows[at - 1]),
    Home: () => focus(rows[0]),
    End: () => focus(rows.at(-1)),
    ArrowRight: () =>
      row.isOpen ? focus(rows[at + 1]) : row.isOpen === false ? { do: "open", rows: [row] } : undefined,
    ArrowLeft: () =>
      row.isOpen ? { do: "close", rows: [row] } : focus(rows.find((each) => each.key === outer && outer !== "")),
    Enter: () => ({ do: "press", row }),
    "*": () => ({ do: "open", rows: rows.filter((each) => each.isOpen === false && parentKey(each.key) === outer) }),
  };
  return Object.hasOwn(moves, key) ? moves[key]!() : undefined;
};

/** The next row whose label begins with what was typed; repeating one letter moves from row to row. */
export const typeAhead = (typed: string, rows: readonly TreeRow[], at: number): TreeRow | undefined => {
  const wanted = foldText(typed);
  const from = wanted.length > 1 ? at : at + 1;
  const inTurn = [...rows.slice(from), ...rows.slice(0, from)];
  return inTurn.find(({ item }) => item && foldText(item.label).startsWith(wanted));
};
