import type { ErnColumn, ErnDiagnostic, Range, TextMeasure, ValueChoice } from "@ddex-suite/ern";
import type { CellProblems, SchemaClaim } from "@ddex-suite/ern/validate";

export interface FoundValue extends Range {
  name: string;
  value: string;
}

/** A row of the structure: an element that a user may look for. */
export interface StructureItem extends Range {
  label: string;
  detail: string;
  reference?: string;
  children: StructureItem[];
  /** Whether it matches a search, rather than has something in it that does; undefined without a search. */
  isMatch?: boolean;
  /** The match, if it isn't in the visible text. */
  found?: FoundValue;
}

export type StructureRow = Omit<StructureItem, "children"> & { depth: number };

/** A row of the track table, with its lists joined. */
export interface TrackRow extends Range {
  cells: Record<ErnColumn, string>;
  /** The first problem of each cell that has one. */
  problems?: CellProblems;
}

export interface Analysis {
  /** The number of the analysed source; later questions refer to it. */
  revision: number;
  /** Whether it is well-formed XML; if not, the problems explain why. */
  wellFormed: boolean;
  /** The number of the source that structure and tracks are from, if this one can't be read and an earlier one could. */
  lastRead?: number;
  /** "ERN 4.3"; empty if unknown. */
  version: string;
  /** What it says about its schema: the root's namespace, and an address if it has one. */
  claim?: SchemaClaim;
  /** Its id, and the names of sender and recipient; empty if missing. */
  header?: { messageId: string; sender: string; recipient: string };
  /** The first type of the first track's release. */
  releaseType?: string;
  structure: StructureItem[];
  tracks: TrackRow[];
  trackCount: number;
  /** What to choose from in a column of the tracks. */
  choices?: Partial<Record<ErnColumn, ValueChoice>>;
  diagnostics: ErnDiagnostic[];
  file?: TextMeasure;
}

/** The number of rows that the page can process at once without a noticeable delay. */
export const POSTED_ROWS = 2000;

export const toRows = (items: readonly StructureItem[], depth = 0): StructureRow[] =>
  items.flatMap(({ children, ...item }) => [{ ...item, depth }, ...toRows(children, depth + 1)]);

/** Appends rows to the items made from the rows before them. */
export const addRows = (items: StructureItem[], rows: readonly StructureRow[]): StructureItem[] => {
  for (const { depth, ...row } of rows) {
    let list = items;
    for (let level = 0; level < depth; level += 1) list = list.at(-1)!.children;
    list.push({ ...row, children: [] });
  }
  return items;
};

/** How rows differ from those of an earlier reading: the start and end of each, and the rows that say something else. */
export interface RowChanges {
  places: Int32Array;
  changed: ReadonlyMap<number, StructureRow>;
}

const isSame = (a: StructureRow, b: StructureRow): boolean =>
  a.label === b.label && a.detail === b.detail && a.reference === b.reference;

/** Returns the differences of rows that are nested as before, if they're less than the rows themselves. */
export const compareRows = (before: readonly StructureRow[], rows: readonly StructureRow[]): RowChanges | undefined => {
  if (before.length !== rows.length || rows.some((row, index) => row.depth !== before[index]!.depth)) return;
  const changed = new Map([...rows.entries()].filter(([index, row]) => !isSame(before[index]!, row)));
  if (changed.size > POSTED_ROWS) return undefined;
  return { places: Int32Array.from(rows.flatMap(({ from, to }) => [from, to])), changed };
};

/** Returns the items after changes. */
export const changeRows = (items: readonly StructureItem[], { places, changed }: RowChanges): StructureItem[] => {
  let next = 0;
  const change = (item: StructureItem): StructureItem => {
    const index = next++;
    const { label, detail, reference } = changed.get(index) ?? item;
    const children = item.children.length > 0 ? item.children.map(change) : item.children;
    // Written out, because spreading properties takes ten times as long.
    return { label, detail, reference, from: places[index * 2]!, to: places[index * 2 + 1]!, children };
  };
  return items.map(change);
};
