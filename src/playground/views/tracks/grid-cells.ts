import type { ErnColumn } from "@ddex-suite/ern";

export const columns: readonly (readonly [ErnColumn, string])[] = [
  ["sequence", "No."],
  ["title", "Title"],
  ["artist", "Artist"],
  ["isrc", "ISRC"],
  ["duration", "Duration"],
  ["pLine", "P line"],
  ["genre", "Genre"],
  ["parentalWarning", "Parental warning"],
  ["resourceReference", "Resource"],
  ["releaseReference", "Release"],
  ["territory", "Territories"],
  ["excludedTerritory", "Excluded territories"],
  ["commercialModel", "Commercial models"],
  ["useType", "Use types"],
  ["dealStart", "Deal starts"],
];

export interface Cell {
  row: number;
  column: number;
}

/** The cell that has the focus or gets it with Tab, and the initial text of its field if it's being edited. */
export type Place = Cell & { editing?: string };

export const TITLE = columns.findIndex(([column]) => column === "title");

const PAGE = 10;

type Key = Pick<KeyboardEvent, "key"> & Partial<Pick<KeyboardEvent, "ctrlKey" | "metaKey">>;

const clamp = (value: number, last: number): number => Math.max(0, Math.min(value, last));

export const findNextCell = ({ key, ctrlKey, metaKey }: Key, { row, column }: Cell, last: Cell): Cell | undefined => {
  const far = ctrlKey || metaKey;
  const to: Record<string, [row: number, column: number]> = {
    ArrowUp: [far ? 0 : row - 1, column],
    ArrowDown: [far ? last.row : row + 1, column],
    ArrowLeft: [row, far ? 0 : column - 1],
    ArrowRight: [row, far ? last.column : column + 1],
    Home: [far ? 0 : row, 0],
    End: [far ? last.row : row, last.column],
    PageUp: [row - PAGE, column],
    PageDown: [row + PAGE, column],
  };
  const found = to[key];
  return found && { row: clamp(found[0], last.row), column: clamp(found[1], last.column) };
};
