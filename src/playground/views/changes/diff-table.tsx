import type { GlobalClass } from "../../../components/parts/global-styles";
import type { DiffRow } from "../../workers/compare";
import { TableScroller } from "../parts/table-scroller";
import type { DiffTableClass } from "./diff-table-styles";

const SIGNS = { same: "", removed: "−", added: "+", gap: "" } as const;
const WORDS = { same: "", removed: "removed", added: "added", gap: "" } as const;

interface DiffTableProps {
  rows: readonly DiffRow[];
  /** Goes to a line of the source. */
  goToLine?: (line: number) => void;
}

/** The changed lines with their numbers, and a few lines of context. */
export const DiffTable = ({ rows, goToLine }: DiffTableProps) => (
  <TableScroller className={"diff" satisfies DiffTableClass} label="Changed lines">
    <thead className={"visually-hidden" satisfies GlobalClass}>
      <tr>
        <th scope="col">Before</th>
        <th scope="col">After</th>
        <th scope="col">Change</th>
        <th scope="col">Line</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ kind, before, after, text }, at) =>
        kind === "gap" ? (
          <tr key={at} className={"gap" satisfies DiffTableClass}>
            <td colSpan={4}>{text}</td>
          </tr>
        ) : (
          <tr key={at} className={kind satisfies DiffTableClass | "same"}>
            <td>{before}</td>
            <td>
              {goToLine && after !== undefined ? (
                <button type="button" onClick={() => goToLine(after)}>
                  <span className={"visually-hidden" satisfies GlobalClass}>Go to line </span>
                  {after}
                </button>
              ) : (
                after
              )}
            </td>
            <td>
              {SIGNS[kind]}
              <span className={"visually-hidden" satisfies GlobalClass}>{WORDS[kind]}</span>
            </td>
            <td>
              <code>{text}</code>
            </td>
          </tr>
        ),
      )}
    </tbody>
  </TableScroller>
);
