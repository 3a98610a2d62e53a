import {
  type ConversionGroup,
  convertedVersions,
  type Outcome,
  outcomeLabels,
  shorten,
  summarizeOutcomes,
  TARGET_VERSIONS,
  type TargetVersion,
} from "@ddex-suite/ern";
import { formatNumber } from "@ddex-suite/ern/text/counted";
import { useCallback, useState } from "react";

import type { ConversionReport } from "../../workers/convert-message";
import { Choice, Switch, Tool, withCount } from "../parts/controls";
import { AnswerView, EmptyState, NotAnalyzedYet } from "../parts/empty-state";
import { useIsEmpty, usePlayground, usePlaygroundState } from "../parts/playground-context";

const OUTCOMES = Object.keys(outcomeLabels) as Outcome[];

const ROOT = /^\/NewReleaseMessage\//;

const Group = ({ group, to }: { group: ConversionGroup; to: TargetVersion }) => {
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
          {old === undefined ? `In ERN ${to}: ` : "Becomes "}
          <code>{target.replace(ROOT, "")}</code>
        </p>
      )}
      {values.length > 0 && outcome !== "carried" && <p>“{values.map((value) => shorten(value)).join("”, “")}”</p>}
      {why && <p>{why}</p>}
    </li>
  );
};

const Report = ({ report }: { report: ConversionReport }) => {
  const { conversionReport, notify, open, save, store } = usePlayground();
  const { to } = report;
  const [shown, setShown] = useState<Outcome>(() => OUTCOMES.find((outcome) => report.counts[outcome] > 0)!);

  const openResult = (): void => {
    const name = store.get().opened.name.replace(/\.xml$/i, "");
    open({ source: report.source, encoding: "utf-8" }, `${name}-ern-${to}.xml`);
    notify({ kind: "info", text: `The ERN ${to} message is open. Undo brings back the previous one.` });
  };

  return (
    <>
      <p className="summary">{summarizeOutcomes(report.counts)}.</p>
      <div className="panel-tools">
        <Tool look="primary" onClick={openResult}>
          Open the ERN {to} message
        </Tool>
        <Tool onClick={() => save("conversion.csv", "text/csv", () => conversionReport(to))}>Report as CSV</Tool>
        <Choice
          label="What is listed"
          value={shown}
          options={OUTCOMES.map((outcome) => withCount(outcome, outcomeLabels[outcome], report.counts[outcome]))}
          onChoose={setShown}
        />
      </div>
      {report.counts[shown] === 0 && <p className="nothing">None.</p>}
      <ol className="conversion">
        {report.groups
          .filter(({ outcome }) => outcome === shown)
          .map((group, index) => (
            <Group key={index} group={group} to={to} />
          ))}
      </ol>
    </>
  );
};

const Converted = ({ to }: { to: TargetVersion }) => {
  const { convert } = usePlayground();
  const ask = useCallback(() => convert(to), [convert, to]);
  return (
    <AnswerView
      ask={ask}
      waiting="Converting…"
      summarize={(report) => `Converted to ERN ${report.to}: ${summarizeOutcomes(report.counts)}.`}
    >
      {(report) => <Report report={report} />}
    </AnswerView>
  );
};

const formatRefusal = (version: string): string => {
  const [newest] = TARGET_VERSIONS;
  return `Messages of ERN ${convertedVersions(newest).join(", ")} can be converted to ERN ${newest}; this one is ${version || "of an unknown version"}. Open an older one, such as the sample “An older version”.`;
};

export const ConvertPanel = () => {
  const version = usePlaygroundState(({ analysis }) => (analysis?.wellFormed ? analysis.version : undefined));
  const isEmpty = useIsEmpty();
  const [chosen, setChosen] = useState<TargetVersion>();
  const targets = TARGET_VERSIONS.filter((to) =>
    convertedVersions(to).some((convertible) => version === `ERN ${convertible}`),
  );
  const to = targets.find((convertible) => convertible === chosen) ?? targets[0];
  if (version === undefined || isEmpty) return <NotAnalyzedYet nothing="" />;
  if (!to) return <EmptyState>{formatRefusal(version)}</EmptyState>;
  return (
    <>
      <p className="intro">
        This message as ERN {to}. The list below has every element and attribute, including those left out. Before you
        send the message, decide what is listed under “To decide”.
      </p>
      {targets.length > 1 && (
        <Switch
          label="Version to convert to"
          value={to}
          options={targets.map((option) => [option, `ERN ${option}`])}
          onChoose={setChosen}
        />
      )}
      <Converted to={to} />
    </>
  );
};
