import { formatNumber } from "@ddex-suite/ern/text/counted";

import type { FileEntry } from "../../files/file-entry";
import { cellValue, type FileColumn, fileColumns, type Order } from "../../files/sort-entries";
import { PagedList } from "../parts/controls";
import { usePlayground } from "../parts/playground-context";
import { TableScroller } from "../parts/table-scroller";

const formatCell = (value: string | number | undefined): string =>
  typeof value === "number" ? formatNumber(value) : (value ?? "");

interface FileTableProps {
  entries: readonly FileEntry[];
  order: Order;
  onSort: (order: Order) => void;
}

export const FileTable = ({ entries, order, onSort }: FileTableProps) => {
  const { openListed } = usePlayground();
  // What wasn't asked for has no column.
  const kinds = new Set(entries.map(({ summary }) => summary?.advice?.kind));
  const columns = fileColumns.filter(([column]) => (column !== "profile" && column !== "hint") || kinds.has(column));
  const sortOf = (column: FileColumn) =>
    order.column === column ? (order.isDescending ? "descending" : "ascending") : undefined;
  return (
    <PagedList items={entries}>
      {(shown) => (
        <TableScroller className="files" label="Table of files">
          <thead>
            <tr>
              {columns.map(([column, heading]) => (
                <th key={column} scope="col" aria-sort={sortOf(column)}>
                  <button
                    type="button"
                    onClick={() => onSort({ column, isDescending: order.column === column && !order.isDescending })}
                  >
                    {heading}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => (
              <tr key={entry.id}>
                <th scope="row">
                  {entry.content ? (
                    <button type="button" onClick={() => void openListed(entry)}>
                      {entry.path}
                    </button>
                  ) : (
                    entry.path
                  )}
                </th>
                {entry.problem === undefined ? (
                  columns.slice(1).map(([column]) => <td key={column}>{formatCell(cellValue(entry, column))}</td>)
                ) : (
                  <td colSpan={columns.length - 1} className="not-read">
                    {entry.problem}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </TableScroller>
      )}
    </PagedList>
  );
};
