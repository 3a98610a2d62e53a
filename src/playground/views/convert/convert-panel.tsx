import {
  type ConversionGroup,
  convertedVersions,
  type Outcome,
  outcomeLabels,
  shorten,
  summarizeOutcomes,
  TARGET_VERSIONS,
} from "@ddex-suite/ern";
import { formatNumber } from "@ddex-suite/ern/text/counted";
import { useState } from "react";

import type { ConversionReport } from "../../workers/convert-message";
import { Choice, Tool, withCount } from "../parts/controls";
import { download } from "../parts/download";
import { useIsEmpty, usePlayground, usePlaygroundState } from "../parts/playground-context";
import { Answered, Empty, NotAnalyzedYet } from "../parts/not-analyzed-yet";

const OUTCOMES = Object.keys(outcomeLabels) as Outcome[];

const [TARGET] = TARGET_VERSIONS;

const ROOT = /^\/NewReleaseMessage\//;

const Group = ({ group }: { group: ConversionGroup }) => {
  const { goTo } = usePlayground();
  const { outcome, path, target, why, values, count, offset } = group;
  const old = path?.replace(ROOT, "");
  return (
    <li>
      <span className="outcome">{outcomeLabels[outcome]}</span>
      {old !== undefined && (
        <button type="button" onClick={() => goTo({ from: offset!, to: offset! })}>
          <code>{old}</code>
        </button>
      )}
      {count > 1 && ` ${formatNumber(count)} times`}
      {target !== undefined && (
        <p>
          {old === undefined ? `In ERN ${TARGET}: ` : "Becomes "}
          <code>{target.replace(ROOT, "")}</code>
        </p>
      )}
      {values.length > 0 && outcome !== "carried" && <p>“{values.map((value) => shorten(value)).join("”, “")}”</p>}
      {why && <p>{why}</p>}
    </li>
  );
};

const summarize = ({ counts }: ConversionReport): string => summarizeOutcomes(counts);

const Report = ({ report }: { report: ConversionReport }) => {
  const { attempt, conversionReport, notify, open, store } = usePlayground();
  const [shown, setShown] = useState<Outcome>(() => OUTCOMES.find((outcome) => report.counts[outcome] > 0)!);

  const openResult = (): void => {
    const name = store.get().opened.name.replace(/\.xml$/i, "");
    open({ source: report.source, encoding: "utf-8" }, `${name}-ern-${TARGET}.xml`);
    notify({ kind: "info", text: `The ERN ${TARGET} message is open. Undo brings back the one before.` });
  };
  const giveReport = (): void =>
    void attempt(async () => download(await conversionReport(), "conversion.csv", "text/csv"));

  return (
    <>
      <p className="summary">{summarize(report)}.</p>
      <div className="panel-tools">
        <Tool look="primary" onClick={openResult}>
          Open the ERN {TARGET} message
        </Tool>
        <Tool onClick={giveReport}>Report as CSV</Tool>
        <Choice
          label="What is listed"
          value={shown}
          options={OUTCOMES.map((outcome) => withCount(outcome, outcomeLabels[outcome], report.counts[outcome]))}
          onChoose={setShown}
        />
      </div>
      {report.counts[shown] === 0 && <p className="nothing">There is none.</p>}
      <ol className="conversion">
        {report.groups
          .filter(({ outcome }) => outcome === shown)
          .map((group, at) => (
            <Group key={at} group={group} />
          ))}
      </ol>
    </>
  );
};

const toRefusal = (version: string): string =>
  `Messages of ERN ${convertedVersions(TARGET).join(", ")} are converted to ERN ${TARGET}; this one is ${version || "of no version that is known"}. Open an older one, such as the sample “ERN 3.8.2 album”.`;

export const ConvertPanel = () => {
  const { convert } = usePlayground();
  const version = usePlaygroundState(({ analysis }) => (analysis?.wellFormed ? analysis.version : undefined));
  const isEmpty = useIsEmpty();
  if (version === undefined || isEmpty) return <NotAnalyzedYet nothing="" />;
  if (!convertedVersions(TARGET).some((each) => version === `ERN ${each}`)) return <Empty>{toRefusal(version)}</Empty>;
  return (
    <>
      <p className="intro">
        This message as ERN {TARGET}. Each of its elements and attributes is in the list below: nothing is left out in
        silence. What is to be decided is yours to decide before you send it.
      </p>
      <Answered
        ask={convert}
        waiting="Converting…"
        summarize={(report) => `Converted to ERN ${TARGET}: ${summarize(report)}.`}
      >
        {(report) => <Report report={report} />}
      </Answered>
    </>
  );
};
