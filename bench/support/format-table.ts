export type Row = readonly (string | number)[];

/** Formats rows as text in columns: the first left-aligned, the others, figures, right-aligned. */
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
