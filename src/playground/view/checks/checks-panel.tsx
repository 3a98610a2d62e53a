import { memo, useDeferredValue } from "react";

import type { GlobalClass } from "../../../components/parts/global-styles";
import { Icon } from "../../../components/parts/icon";
import { errorsDoc } from "../../../config/content";
import type { ErnIssue, Range } from "../../engine/types";
import { paths } from "../../../utils/paths";
import type { Analysis } from "../../worker/jobs";
import type { PanelTextClass } from "../parts/panel-text-styles";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import type { ToolClass } from "../parts/tool-styles";
import { Unread } from "../parts/unread";
import type { ChecksClass } from "./checks-styles";
import { errorEntry } from "./error-entry";

interface FindingsProps {
  analysis: Analysis;
  goTo: (range: Range) => void;
}

/** Where more is said of a finding, if anywhere. */
const EntryLink = ({ issue }: { issue: ErnIssue }) => {
  const id = errorEntry(issue);
  return id === undefined ? null : (
    <>
      {" "}
      <a href={`${paths.doc(errorsDoc)}#${id}`}>About this error</a>
    </>
  );
};

const Findings = memo(({ analysis, goTo }: FindingsProps) => {
  const { attempt, mend } = usePlayground();
  return (
    <ol className={"checks" satisfies ChecksClass}>
      {analysis.issues.map((issue, at) => (
        <li key={at} className={issue.severity satisfies ChecksClass | "warning"}>
          <Icon name={issue.severity === "error" ? "danger" : "warning"} />
          <div>
            <button type="button" onClick={() => goTo(issue)}>
              <span className={"visually-hidden" satisfies GlobalClass}>{issue.severity} in line and column </span>
              {issue.line}:{issue.column}
            </button>{" "}
            <div>
              {issue.message} <span className={"remedy" satisfies ChecksClass}>{issue.remedy}</span>
              <EntryLink issue={issue} />
              {issue.mend && (
                <p>
                  <button
                    type="button"
                    className={"tool" satisfies ToolClass}
                    onClick={() => void attempt(async () => mend(issue.mend!, analysis.revision))}
                  >
                    {issue.mend.label}
                  </button>
                </p>
              )}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
});
Findings.displayName = "Findings";

/** What is wrong in the message, and what to do about it. */
export const ChecksPanel = ({ goTo }: { goTo: (range: Range) => void }) => {
  // Many findings: they are drawn when nothing is typed.
  const analysis = useDeferredValue(usePlaygroundState((state) => state.analysis));
  const isEmpty = usePlaygroundState(({ length }) => length === 0);
  if (!analysis || isEmpty) return <Unread nothing="" />;
  if (analysis.issues.length === 0)
    return (
      <p className={"nothing" satisfies PanelTextClass}>
        The checks found nothing wrong. They look at form, references, identifiers, dates, territories and required
        parts; they do not replace validation against the schema.
      </p>
    );
  return <Findings analysis={analysis} goTo={goTo} />;
};
