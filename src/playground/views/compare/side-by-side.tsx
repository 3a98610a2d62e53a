import { type DiffRow, withoutIndent } from "@ddex-suite/ern/text/compare-lines";

import { TableScroller } from "../parts/table-scroller";
import { Gap, LineNumber } from "./diff-table";

type RowPair = { gap: string } | { left?: DiffRow; right?: DiffRow };

/** Pairs the rows of a diff: removed lines next to the lines that replaced them. */
export const pairRows = (rows: readonly DiffRow[]): RowPair[] => {
  const pairs: RowPair[] = [];
  for (let index = 0; index < rows.length;) {
    const row = rows[index]!;
    if (row.kind === "gap" || row.kind === "same") {
      pairs.push(row.kind === "gap" ? { gap: row.text } : { left: row, right: row });
      index += 1;
      continue;
    }
    const run = { removed: [] as DiffRow[], added: [] as DiffRow[] };
    for (let next = rows[index]; next?.kind === "removed" || next?.kind === "added"; next = rows[(index += 1)])
      run[next.kind].push(next);
    const length = Math.max(run.removed.length, run.added.length);
    for (let line = 0; line < length; line += 1) pairs.push({ left: run.removed[line], right: run.added[line] });
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
        "gap" in pair ? (
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
