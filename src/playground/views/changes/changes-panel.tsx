import { useCallback, useDeferredValue, useMemo } from "react";

import type { Comparison, SideFacts } from "../../workers/compare";
import type { PanelTextClass } from "../parts/styles/panel-text-styles";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { readRevision } from "../parts/read-revision";
import { useAnnounced } from "../parts/use-announced";
import { useAnswer } from "../parts/use-answer";
import type { ChangesClass } from "./changes-styles";
import { DiffTable } from "./diff-table";

const summary = ({ changedLines }: Comparison): string => {
  if (changedLines === 0) return "Nothing has changed: what you download is the file that you opened, byte for byte.";
  return `${changedLines.toLocaleString("en")} ${changedLines === 1 ? "line" : "lines"} changed, everything else identical.`;
};

const Side = ({ label, side }: { label: string; side: SideFacts }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{side.bytes.toLocaleString("en")}</td>
    <td className={"hash" satisfies ChangesClass}>{side.hash ?? "none: not well-formed XML"}</td>
  </tr>
);

/** What has changed since the message was opened, and proof that nothing else has. */
export const ChangesPanel = () => {
  const { compare } = usePlayground();
  const revision = usePlaygroundState(readRevision);
  // Ask again after each reading.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const ask = useCallback(() => compare(), [compare, revision]);
  const { value: newest, error } = useAnswer(ask);
  // Many rows, so they're rendered with low priority.
  const value = useDeferredValue(newest);
  const rows = value?.rows;
  const table = useMemo(() => rows && rows.length > 0 && <DiffTable rows={rows} />, [rows]);
  useAnnounced(value && summary(value));
  if (error) return <p className={"problem" satisfies PanelTextClass}>{error}</p>;
  if (!value) return <p className={"nothing" satisfies PanelTextClass}>Comparing…</p>;
  return (
    <div className={"changes" satisfies ChangesClass}>
      <p>{summary(value)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Message</th>
            <th scope="col">Bytes</th>
            <th scope="col">SHA-256 of the canonical form</th>
          </tr>
        </thead>
        <tbody>
          <Side label="Opened" side={value.before} />
          <Side label="Now" side={value.after} />
        </tbody>
      </table>
      {table}
      {value.more && <p className={"nothing" satisfies PanelTextClass}>There are more changes than these.</p>}
    </div>
  );
};
