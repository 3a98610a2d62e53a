/** Rows of cells as text in columns: the first to the left, the others, figures, to the right. */
export const formatTable = (rows) => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? "").length)));
  return rows
    .map((row) =>
      widths
        .map((width, column) => {
          const cell = String(row[column] ?? "");
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};
