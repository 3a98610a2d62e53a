import type { GlobalClass } from "../../../components/parts/global-styles";
import type { DiffRow } from "../../workers/compare";
import { TableScroller } from "../parts/table-scroller";
import type { CompareClass } from "./compare-styles";
import { pairRows, withoutIndent } from "./pair-rows";

interface SideBySideProps {
  rows: readonly DiffRow[];
  names: readonly [before: string, after: string];
  goToLine: (line: number) => void;
}

const KINDS = { same: undefined, gap: undefined, removed: "removed", added: "added" } as const satisfies Record<
  DiffRow["kind"],
  CompareClass | undefined
>;

const Line = ({ row }: { row: DiffRow | undefined }) => (
  <td className={row && KINDS[row.kind]}>
    {row && row.kind !== "same" && <span className={"visually-hidden" satisfies GlobalClass}>{row.kind} </span>}
    {row && <code>{row.text}</code>}
  </td>
);

/** Two texts side by side, where they differ. */
export const SideBySide = ({ rows, names, goToLine }: SideBySideProps) => (
  <TableScroller className={"side-by-side" satisfies CompareClass} label="Lines that differ">
    <colgroup>
      <col />
      <col />
      <col />
      <col />
    </colgroup>
    <thead>
      <tr>
        {names.map((name, at) => (
          <th key={at} scope="colgroup" colSpan={2}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {pairRows(withoutIndent(rows)).map((pair, at) =>
        "gap" in pair ? (
          <tr key={at} className={"gap" satisfies CompareClass}>
            <td colSpan={4}>{pair.gap}</td>
          </tr>
        ) : (
          <tr key={at}>
            <td>{pair.left?.before}</td>
            <Line row={pair.left} />
            <td>
              {pair.right?.after !== undefined && (
                <button type="button" onClick={() => goToLine(pair.right!.after!)}>
                  <span className={"visually-hidden" satisfies GlobalClass}>Go to line </span>
                  {pair.right.after}
                </button>
              )}
            </td>
            <Line row={pair.right} />
          </tr>
        ),
      )}
    </tbody>
  </TableScroller>
);
