import type { SideFacts } from "@ddex-suite/ern/compare/describe-side";
import type { LineComparison } from "@ddex-suite/ern/text/compare-lines";
import { counted, formatNumber } from "@ddex-suite/ern/text/counted";

import { Switch } from "../parts/controls";
import { AnswerView } from "../parts/empty-state";
import { lazyPanel } from "../parts/lazy-panel";
import { useAnswer, usePlayground, usePlaygroundState } from "../parts/playground-context";
import { DiffTable } from "./diff-table";

const formatChanges = ({ changedLines }: LineComparison): string =>
  changedLines === 0
    ? "Nothing has changed: what you download is the file that you opened, byte for byte."
    : `${counted(changedLines, "line")} changed, everything else identical.`;

const Side = ({ label, facts }: { label: string; facts: SideFacts | undefined }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{facts ? formatNumber(facts.bytes) : "…"}</td>
    <td className="hash">{facts ? (facts.hash ?? "none: not well-formed XML") : "…"}</td>
  </tr>
);

const Sides = () => {
  const { value } = useAnswer(usePlayground().describeSides);
  const revision = usePlaygroundState(({ analysis }) => analysis?.revision);
  const sides = value?.revision === revision ? value?.sides : undefined;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Message</th>
          <th scope="col">Bytes</th>
          <th scope="col">SHA-256 of the canonical form</th>
        </tr>
      </thead>
      <tbody>
        <Side label="Opened" facts={sides?.before} />
        <Side label="Now" facts={sides?.after} />
      </tbody>
    </table>
  );
};

/** Renders what has changed since the message was opened, and proof that nothing else has. */
export const ChangesPanel = () => (
  <AnswerView ask={usePlayground().compare} waiting="Comparing…" summarize={formatChanges}>
    {(value) => (
      <div className="changes">
        <p>{formatChanges(value)}</p>
        {value.rows.length > 0 && <DiffTable rows={value.rows} />}
        {value.more && <p className="nothing">There are more changes than these.</p>}
        <Sides />
      </div>
    )}
  </AnswerView>
);

const CompareTab = lazyPanel(async () => (await import("./compare-panel")).ComparePanel);

export const DifferencesPanel = () => {
  const { store } = usePlayground();
  const comparesOther = usePlaygroundState((state) => state.comparesOther);
  return (
    <>
      <Switch
        label="Compared with"
        value={comparesOther}
        options={[
          [false, "Since it was opened"],
          [true, "Another message"],
        ]}
        onChoose={(isOther) => store.set({ comparesOther: isOther })}
      />
      {comparesOther ? <CompareTab /> : <ChangesPanel />}
    </>
  );
};
