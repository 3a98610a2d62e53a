/** A cell of the grid, counted from 0. */
export interface Cell {
  row: number;
  column: number;
}

/** The number of rows that Page Up and Page Down move by. */
const PAGE = 10;

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

const clamp = (value: number, last: number): number => Math.max(0, Math.min(value, last));

/** The cell that a key moves to; undefined for other keys. */
export const gridMove = ({ key, ctrlKey, metaKey }: Key, { row, column }: Cell, last: Cell): Cell | undefined => {
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
