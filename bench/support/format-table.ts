export type Row = readonly (string | number)[];

/** Rows of cells as text in columns: the first to the left, the others, figures, to the right. */
export const formatTable = (rows: readonly Row[]): string => {
  const cellOf = (row: Row, column: number): string => String(row[column] ?? "");
  const columns = [...(rows[0] ?? []).keys()];
  const widths = columns.map((column) => Math.max(...rows.map((row) => cellOf(row, column).length)));
  return rows
    .map((row) =>
      widths
        .map((width, column) => {
          const cell = cellOf(row, column);
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};
