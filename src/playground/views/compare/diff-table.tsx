import type { DiffRow } from "@ddex-suite/ern/text/compare-lines";

import { TableScroller } from "../parts/table-scroller";

const SIGNS = { same: "", removed: "−", added: "+" } as const;

interface GoToLine {
  goToLine?: (line: number) => void;
}

/** Renders the number of a line of the source, with a link to it if the list has them. */
export const LineNumber = ({ line, goToLine }: GoToLine & { line: number | undefined }) => (
  <td>
    {goToLine && line !== undefined ? (
      <button type="button" onClick={() => goToLine(line)}>
        <span className="visually-hidden">Go to line </span>
        {line}
      </button>
    ) : (
      line
    )}
  </td>
);

export const Gap = ({ text }: { text: string }) => (
  <tr className="gap">
    <td colSpan={4}>{text}</td>
  </tr>
);

export const DiffTable = ({ rows, goToLine }: GoToLine & { rows: readonly DiffRow[] }) => (
  <TableScroller className="diff" label="Changed lines">
    <thead className="visually-hidden">
      <tr>
        <th scope="col">Before</th>
        <th scope="col">After</th>
        <th scope="col">Change</th>
        <th scope="col">Line</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ kind, before, after, text }, index) =>
        kind === "gap" ? (
          <Gap key={index} text={text} />
        ) : (
          <tr key={index} className={kind}>
            <td>{before}</td>
            <LineNumber line={after} goToLine={goToLine} />
            <td>
              {SIGNS[kind]}
              <span className="visually-hidden">{kind === "same" ? "" : kind}</span>
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
