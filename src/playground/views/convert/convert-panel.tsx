import { useCallback, useDeferredValue, useState } from "react";

import type { Outcome } from "../../../ern/convert/conversion";
import type { Range } from "../../../ern/types";
import type { ConversionReport } from "../../workers/convert-message";
import { download } from "../parts/download";
import { Empty } from "../parts/empty";
import type { PanelTextClass } from "../parts/styles/panel-text-styles";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { readRevision } from "../parts/read-revision";
import type { ToolClass } from "../parts/styles/tool-styles";
import { Unread } from "../parts/unread";
import { useAnnounced } from "../parts/use-announced";
import { useAnswer } from "../parts/use-answer";
import { ConversionList, outcomeLabels } from "./conversion-list";
import type { ConvertClass } from "./convert-styles";

const OUTCOMES = Object.keys(outcomeLabels) as Outcome[];

const toFileName = (name: string): string => `${name.replace(/\.xml$/i, "")}-ern-4.3.xml`;

const Report = ({ report, goTo }: { report: ConversionReport; goTo: (range: Range) => void }) => {
  const { attempt, conversionReport, notify, open, store } = usePlayground();
  const [shown, setShown] = useState<Outcome>(() => OUTCOMES.find((outcome) => report.counts[outcome] > 0)!);

  const openResult = (): void => {
    open({ source: report.source, encoding: "utf-8" }, toFileName(store.get().opened.name));
    notify({ kind: "info", text: "The ERN 4.3 message is open. Undo brings back the one before." });
  };
  const giveReport = (): void =>
    void attempt(async () => download(await conversionReport(), "conversion.csv", "text/csv"));

  const summary = OUTCOMES.map(
    (outcome) => `${report.counts[outcome].toLocaleString("en")} ${outcomeLabels[outcome].toLowerCase()}`,
  ).join(", ");
  useAnnounced(`Converted to ERN 4.3: ${summary}.`);

  return (
    <>
      <p className={"summary" satisfies ConvertClass}>{summary}.</p>
      <div className={"panel-tools" satisfies ToolClass}>
        <button type="button" className={"tool primary" satisfies `${ToolClass} ${ToolClass}`} onClick={openResult}>
          Open the ERN 4.3 message
        </button>
        <button type="button" className={"tool" satisfies ToolClass} onClick={giveReport}>
          Report as CSV
        </button>
        <select aria-label="What is listed" value={shown} onChange={({ target }) => setShown(target.value as Outcome)}>
          {OUTCOMES.map((outcome) => (
            <option key={outcome} value={outcome}>
              {outcomeLabels[outcome]} ({report.counts[outcome].toLocaleString("en")})
            </option>
          ))}
        </select>
      </div>
      {report.counts[shown] === 0 && <p className={"nothing" satisfies PanelTextClass}>There is none.</p>}
      <ConversionList groups={report.groups.filter(({ outcome }) => outcome === shown)} goTo={goTo} />
    </>
  );
};

const Conversion = ({ goTo }: { goTo: (range: Range) => void }) => {
  const { convert } = usePlayground();
  const revision = usePlaygroundState(readRevision);
  // Ask again after each reading.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const ask = useCallback(() => convert(), [convert, revision]);
  const { value: newest, error } = useAnswer(ask);
  // Many parts, so they're rendered with low priority.
  const report = useDeferredValue(newest);
  if (error) return <p className={"problem" satisfies PanelTextClass}>{error}</p>;
  if (!report) return <p className={"nothing" satisfies PanelTextClass}>Converting…</p>;
  return <Report report={report} goTo={goTo} />;
};

/** Why a message of another version isn't converted. */
const toRefusal = (version: string): string => {
  const others = /^ERN 3/.test(version)
    ? " Other versions of ERN 3 have elements and values of their own, which this site does not know, so something could be lost in silence."
    : "";
  return `Messages of ERN 3.8.2 are converted to ERN 4.3; this one is ${version || "of no version that is known"}.${others} Open one of 3.8.2, such as the sample “ERN 3.8.2 album”.`;
};

/** An ERN 3.8.2 message as ERN 4.3, and what happened to each of its parts. */
export const ConvertPanel = ({ goTo }: { goTo: (range: Range) => void }) => {
  const analysis = usePlaygroundState((state) => state.analysis);
  const isEmpty = usePlaygroundState(({ length }) => length === 0);
  if (!analysis?.wellFormed || isEmpty) return <Unread nothing="" />;
  if (analysis.version !== "ERN 3.8.2") return <Empty>{toRefusal(analysis.version)}</Empty>;
  return (
    <>
      <p className={"intro" satisfies PanelTextClass}>
        This message as ERN 4.3. Each of its elements and attributes is in the list below: nothing is left out in
        silence. What is to be decided is yours to decide before you send it.
      </p>
      <Conversion goTo={goTo} />
    </>
  );
};
