import { memo, useState } from "react";

import type { FileEntry } from "../../files/file-entry";
import { cellOf, type FileColumn } from "../../files/sort-entries";
import { ShowMore } from "../parts/show-more";
import { TableScroller } from "../parts/table-scroller";
import type { FilesClass } from "./files-styles";

const columns: readonly (readonly [FileColumn, string])[] = [
  ["path", "File"],
  ["errors", "Errors"],
  ["warnings", "Warnings"],
  ["version", "Version"],
  ["messageId", "Message ID"],
  ["releases", "Releases"],
  ["tracks", "Tracks"],
  ["size", "Bytes"],
];

/** The number of rows drawn at a time. */
const SHOWN_ROWS = 200;

interface Order {
  column: FileColumn;
  isDescending: boolean;
}

const format = (value: string | number | undefined): string =>
  typeof value === "number" ? value.toLocaleString("en") : (value ?? "");

const Row = memo(({ entry, onOpen }: { entry: FileEntry; onOpen: (entry: FileEntry) => void }) => (
  <tr>
    <th scope="row">
      {entry.content ? (
        <button type="button" onClick={() => onOpen(entry)}>
          {entry.path}
        </button>
      ) : (
        entry.path
      )}
    </th>
    {entry.problem === undefined ? (
      columns.slice(1).map(([column]) => <td key={column}>{format(cellOf(entry, column))}</td>)
    ) : (
      <td colSpan={columns.length - 1} className={"not-read" satisfies FilesClass}>
        {entry.problem}
      </td>
    )}
  </tr>
));
Row.displayName = "Row";

interface FileTableProps {
  entries: readonly FileEntry[];
  order: Order;
  onSort: (order: Order) => void;
  onOpen: (entry: FileEntry) => void;
}

/** A row for each file; the headings sort. */
export const FileTable = ({ entries, order, onSort, onOpen }: FileTableProps) => {
  const [count, setCount] = useState(SHOWN_ROWS);
  const sortOf = (column: FileColumn) =>
    order.column === column ? (order.isDescending ? "descending" : "ascending") : undefined;
  return (
    <>
      <TableScroller className={"files" satisfies FilesClass} label="Table of files">
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
          {entries.slice(0, count).map((entry) => (
            <Row key={entry.id} entry={entry} onOpen={onOpen} />
          ))}
        </tbody>
      </TableScroller>
      <ShowMore shown={count} total={entries.length} onMore={() => setCount(count + SHOWN_ROWS)} />
    </>
  );
};
