import { memo, useCallback, useRef } from "react";

import type { ErnIssue, Mend, Range } from "../../../ern/types";
import type { Analysis } from "../../workers/analysis";
import { usePlayground } from "../parts/playground-context";
import type { ChecksClass } from "./checks-styles";
import { errorEntry } from "./error-entry";
import { FindingList } from "./diagnostic-list";
import { MendAllButtons, MendButtons } from "./fix-buttons";

interface OwnFindingsProps {
  analysis: Analysis;
  /** Those of its findings that are shown. */
  issues: readonly ErnIssue[];
  goTo: (range: Range) => void;
  onCopy: (issue: ErnIssue) => void;
}

/** What the own checks found, with what puts it right. */
export const OwnFindings = memo(({ analysis, issues, goTo, onCopy }: OwnFindingsProps) => {
  const { attempt, mend } = usePlayground();
  const list = useRef<HTMLDivElement>(null);
  const { revision } = analysis;
  // The button that was pressed goes with its finding: the list keeps the focus.
  const doMend = useCallback(
    (way: Mend): void => {
      list.current?.focus();
      void attempt(async () => mend(way, revision));
    },
    [attempt, mend, revision],
  );
  const more = useCallback(({ mends }: ErnIssue) => mends && <MendButtons mends={mends} onMend={doMend} />, [doMend]);
  return (
    <div ref={list} className={"checks" satisfies ChecksClass} tabIndex={-1}>
      <MendAllButtons issues={issues} onMend={doMend} />
      <FindingList findings={issues} entryOf={errorEntry} goTo={goTo} onCopy={onCopy} more={more} />
    </div>
  );
});
OwnFindings.displayName = "OwnFindings";
