import { type DiffRow, withoutIndent } from "@ddex-suite/ern/text/compare-lines";

import { TableScroller } from "../parts/table-scroller";
import { Gap, LineNumber } from "./diff-table";

/** Pairs the rows of a diff: removed lines next to the lines that replaced them. */
export const pairRows = (rows: readonly DiffRow[]) => {
  const pairs: { gap?: string; left?: DiffRow; right?: DiffRow }[] = [];
  const next = { removed: 0, added: 0 };
  for (const row of rows)
    if (row.kind === "gap" || row.kind === "same") {
      pairs.push(row.kind === "gap" ? { gap: row.text } : { left: row, right: row });
      next.removed = next.added = pairs.length;
    } else {
      (pairs[next[row.kind]] ??= {})[row.kind === "removed" ? "left" : "right"] = row;
      next[row.kind] += 1;
    }
  return pairs;
};

interface SideBySideProps {
  rows: readonly DiffRow[];
  names: readonly [before: string, after: string];
  goToLine: (line: number) => void;
}

const Line = ({ row }: { row: DiffRow | undefined }) => {
  const change = row && row.kind !== "same" ? row.kind : undefined;
  return (
    <td className={change}>
      {change && <span className="visually-hidden">{change} </span>}
      {row && <code>{row.text}</code>}
    </td>
  );
};

export const SideBySide = ({ rows, names, goToLine }: SideBySideProps) => (
  <TableScroller className="side-by-side" label="Lines that differ">
    <colgroup>
      <col />
      <col />
      <col />
      <col />
    </colgroup>
    <thead>
      <tr>
        {names.map((name, index) => (
          <th key={index} scope="colgroup" colSpan={2}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {pairRows(withoutIndent(rows)).map((pair, index) =>
        pair.gap !== undefined ? (
          <Gap key={index} text={pair.gap} />
        ) : (
          <tr key={index}>
            <td>{pair.left?.before}</td>
            <Line row={pair.left} />
            <LineNumber line={pair.right?.after} goToLine={goToLine} />
            <Line row={pair.right} />
          </tr>
        ),
      )}
    </tbody>
  </TableScroller>
);
