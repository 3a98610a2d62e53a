import { memo, useCallback, useState } from "react";

import type { ChangeKind, ComparedPart, MeaningChange } from "../../../ern/compare/comparison";
import type { Range } from "../../../ern/types";
import type { OtherMessage } from "../../session/state/playground-state";
import type { MessageComparison } from "../../workers/compare-with";
import { Choice } from "../parts/controls";
import { download } from "../parts/download";
import { usePlayground, type GoTo } from "../parts/playground-context";
import { Tool } from "../parts/tool";

const partLabels: Readonly<Record<ComparedPart, string>> = {
  message: "Message",
  releases: "Releases",
  tracks: "Tracks",
  resources: "Other resources",
  deals: "Deals",
  parties: "Parties",
};
const PARTS = Object.keys(partLabels) as ComparedPart[];

const kindLabels: Readonly<Record<ChangeKind, string>> = {
  added: "Added",
  removed: "Removed",
  changed: "Changed",
  moved: "Moved",
};

type Change = MeaningChange & { line?: number };

interface ItemProps extends GoTo {
  change: Change;
  otherName: string;
  goToOther: (range: Range) => void;
}

const Item = ({ change, otherName, goTo, goToOther }: ItemProps) => {
  const { kind, part, of, field, before, after, line } = change;
  return (
    <li>
      <p>
        <span className="kind">{kindLabels[kind]}</span>
        <span className="detail">{partLabels[part]}</span>
      </p>
      {after ? (
        <button type="button" onClick={() => goTo(after)}>
          {of}
        </button>
      ) : (
        of
      )}
      {field !== undefined && (
        <p>
          {field}: {before ? <del>{before.text}</del> : "nothing"} → {after ? <ins>{after.text}</ins> : "nothing"}
        </p>
      )}
      {before && (
        <p>
          <button type="button" onClick={() => goToOther(before)}>
            Line {line?.toLocaleString("en")} of {otherName}
          </button>
        </p>
      )}
    </li>
  );
};

interface MeaningListProps extends Omit<ItemProps, "change"> {
  changes: readonly Change[];
  part: ComparedPart | "";
}

/** The differences in one part or all of them, each linked to its position in both messages. */
const MeaningList = memo(({ changes, part, ...props }: MeaningListProps) => (
  <ol className="meanings">
    {changes
      .filter((change) => part === "" || change.part === part)
      .map((change, at) => (
        <Item key={at} change={change} {...props} />
      ))}
  </ol>
));
MeaningList.displayName = "MeaningList";

export interface ResultProps extends GoTo {
  comparison: MessageComparison;
  other: OtherMessage;
}

/** The differences between two messages, with a report. */
export const ByMeaning = ({ comparison: { meaning }, other, goTo }: ResultProps) => {
  const { attempt, comparisonReport, swap } = usePlayground();
  const [part, setPart] = useState<ComparedPart | "">("");
  const goToOther = useCallback(
    (range: Range) => {
      swap(other);
      goTo(range);
    },
    [goTo, other, swap],
  );
  if ("problem" in meaning) return <p className="problem">{meaning.problem} The texts can be compared.</p>;
  const { changes, count, counts } = meaning;
  if (count === 0) return <p>Both messages say the same, whatever the order of their parts.</p>;
  const report = (): void =>
    void attempt(async () => download(await comparisonReport(other), "comparison.csv", "text/csv"));
  const options = PARTS.filter((each) => counts[each]).map(
    (each) => [each, `${partLabels[each]} (${counts[each]!.toLocaleString("en")})`] as const,
  );
  return (
    <>
      <div className="panel-tools">
        <Choice
          label="What is listed"
          value={part}
          options={[["", `All parts (${count.toLocaleString("en")})`], ...options]}
          onChoose={setPart}
        />
        <Tool onClick={report}>Report as CSV</Tool>
      </div>
      <MeaningList changes={changes} part={part} otherName={other.name} goTo={goTo} goToOther={goToOther} />
      {count > changes.length && (
        <p className="nothing">
          The first {changes.length.toLocaleString("en")} of {count.toLocaleString("en")} differences are looked at. The
          report has all of them.
        </p>
      )}
    </>
  );
};
