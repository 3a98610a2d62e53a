import { useCallback, useState } from "react";

import type { ComparedPart } from "../../../ern/compare/comparison";
import type { Range } from "../../../ern/types";
import type { OtherMessage } from "../../session/state/playground-state";
import type { MessageComparison } from "../../workers/compare-with";
import { download } from "../parts/download";
import type { PanelTextClass } from "../parts/styles/panel-text-styles";
import { usePlayground } from "../parts/playground-context";
import type { ToolClass } from "../parts/styles/tool-styles";
import { MeaningList, partLabels } from "./meaning-list";

const PARTS = Object.keys(partLabels) as ComparedPart[];

export interface ResultProps {
  comparison: MessageComparison;
  other: OtherMessage;
  goTo: (range: Range) => void;
}

/** The differences between two messages, for one part or all of them, with a report. */
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
  if ("problem" in meaning)
    return <p className={"problem" satisfies PanelTextClass}>{meaning.problem} The texts can be compared.</p>;
  const { changes, count, counts } = meaning;
  if (count === 0) return <p>Both messages say the same, whatever the order of their parts.</p>;
  const report = (): void =>
    void attempt(async () => download(await comparisonReport(other), "comparison.csv", "text/csv"));
  return (
    <>
      <div className={"panel-tools" satisfies ToolClass}>
        <select
          aria-label="What is listed"
          value={part}
          onChange={({ target }) => setPart(target.value as typeof part)}
        >
          <option value="">All parts ({count.toLocaleString("en")})</option>
          {PARTS.filter((each) => counts[each]).map((each) => (
            <option key={each} value={each}>
              {partLabels[each]} ({counts[each]!.toLocaleString("en")})
            </option>
          ))}
        </select>
        <button type="button" className={"tool" satisfies ToolClass} onClick={report}>
          Report as CSV
        </button>
      </div>
      <MeaningList
        changes={part === "" ? changes : changes.filter((change) => change.part === part)}
        otherName={other.name}
        goTo={goTo}
        goToOther={goToOther}
      />
      {count > changes.length && (
        <p className={"nothing" satisfies PanelTextClass}>
          The first {changes.length.toLocaleString("en")} of {count.toLocaleString("en")} differences are looked at. The
          report has all of them.
        </p>
      )}
    </>
  );
};
