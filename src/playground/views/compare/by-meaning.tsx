import {
  changeLabels,
  type ComparedPart,
  type MeaningChange,
  partLabels,
  type Range,
  shorten,
  shortenValues,
  type SuccessionNote,
} from "@ddex-suite/ern";
import { formatNumber } from "@ddex-suite/ern/text/counted";
import { useState } from "react";

import type { OtherMessage } from "../../session/state/playground-state";
import type { MessageComparison } from "../../workers/compare-with";
import { Choice, Tool, withCount } from "../parts/controls";
import { usePlayground } from "../parts/playground-context";

const PARTS = Object.keys(partLabels) as ComparedPart[];

type Change = MeaningChange & { line?: number };

/** Renders a text as a button that goes to its range of the open message, if it has one. */
const RangeLink = ({ to, text }: { to: Range | undefined; text: string }) => {
  const { goTo } = usePlayground();
  return to ? (
    <button type="button" onClick={() => goTo(to)}>
      {text}
    </button>
  ) : (
    text
  );
};

const Item = ({ change, otherMessage }: { change: Change; otherMessage: OtherMessage }) => {
  const { kind, part, of, field, before, after, line } = change;
  const { goTo, swap } = usePlayground();
  const goToOther = (range: Range): void => {
    swap(otherMessage);
    goTo(range);
  };
  return (
    <li>
      <p>
        <span className="kind">{changeLabels[kind]}</span>
        <span className="detail">{partLabels[part]}</span>
      </p>
      <RangeLink to={after} text={shorten(of)} />
      {field !== undefined && (
        <p>
          {field}: {before ? <del>{shorten(before.text)}</del> : "nothing"} →{" "}
          {after ? <ins>{shorten(after.text)}</ins> : "nothing"}
        </p>
      )}
      {before && (
        <p>
          <button type="button" onClick={() => goToOther(before)}>
            Line {formatNumber(line ?? 0)} of {otherMessage.name}
          </button>
        </p>
      )}
    </li>
  );
};

/** Renders how a recipient may read the open message if the other one was sent before. */
const Notes = ({ notes }: { notes: readonly SuccessionNote[] }) =>
  notes.length === 0 ? null : (
    <section aria-label="If the other message was sent before">
      <p>If the other message was sent before:</p>
      <ul>
        {notes.map(({ text, after }, index) => (
          <li key={index}>
            <RangeLink to={after} text={shortenValues(text)} />
          </li>
        ))}
      </ul>
    </section>
  );

export interface ResultProps {
  comparison: MessageComparison;
  otherMessage: OtherMessage;
}

export const ByMeaning = ({ comparison: { meaning }, otherMessage }: ResultProps) => {
  const { comparisonReport, save } = usePlayground();
  const [part, setPart] = useState<ComparedPart | "">("");
  if ("problem" in meaning) return <p className="problem">{meaning.problem} The texts can be compared.</p>;
  const { changes, count, counts, notes } = meaning;
  if (count === 0) return <p>Both messages say the same, whatever the order of their parts.</p>;
  const report = (): void => save("comparison.csv", "text/csv", () => comparisonReport(otherMessage));
  const options = PARTS.filter((comparedPart) => counts[comparedPart]).map((comparedPart) =>
    withCount(comparedPart, partLabels[comparedPart], counts[comparedPart]),
  );
  return (
    <>
      <Notes notes={notes} />
      <div className="panel-tools">
        <Choice
          label="What is listed"
          value={part}
          options={[withCount("", "All parts", count), ...options]}
          onChoose={setPart}
        />
        <Tool onClick={report}>Report as CSV</Tool>
      </div>
      <ol className="meanings" aria-label="Differences">
        {changes
          .filter((change) => part === "" || change.part === part)
          .map((change, index) => (
            <Item key={index} change={change} otherMessage={otherMessage} />
          ))}
      </ol>
      {count > changes.length && (
        <p className="nothing">
          The first {formatNumber(changes.length)} of {formatNumber(count)} differences are listed. The report has all
          of them.
        </p>
      )}
    </>
  );
};
