import { memo, useCallback, useRef } from "react";

import type { Mend, Range } from "../../../ern/types";
import type { Finding, Verdict } from "../../validation/types";
import { usePlayground } from "../parts/playground-context";
import type { ChecksClass } from "./checks-styles";
import { FindingList } from "./diagnostic-list";
import { MendButtons } from "./fix-buttons";

interface ValidationFindingsProps {
  verdict: Verdict;
  /** Those of its findings that are listed. */
  findings: readonly Finding[];
  /** How many there are that were not listed. */
  unlisted: number;
  goTo: (range: Range) => void;
  onCopy: (finding: Finding) => void;
}

const entryOf = ({ entry }: Finding): string | undefined => entry;

/** What a schema or rules found, in the order of the message. */
export const ValidationFindings = memo(({ verdict, findings, unlisted, goTo, onCopy }: ValidationFindingsProps) => {
  const { attempt, mend, store } = usePlayground();
  const list = useRef<HTMLDivElement>(null);
  const details = useCallback(
    ({ mends, path, original }: Finding) => {
      // The button that was pressed goes with its finding: the list keeps the focus.
      const doMend = (way: Mend): void => {
        list.current?.focus();
        void attempt(async () => {
          const { verdicts, revision } = store.get();
          // What is shown may be a moment behind; each change of the source makes verdicts new.
          if (!verdicts.includes(verdict)) throw new Error("The source has changed meanwhile. Try again.");
          mend(way, revision);
        });
      };
      return (
        <>
          {mends && <MendButtons mends={mends} onMend={doMend} />}
          <details>
            <summary>{original ? "Path, and what libxml2 says" : "Path"}</summary>
            <code>{path}</code>
            {original && <p>{original}</p>}
          </details>
        </>
      );
    },
    [attempt, mend, store, verdict],
  );
  return (
    <div ref={list} className={"checks" satisfies ChecksClass} tabIndex={-1}>
      <FindingList findings={findings} entryOf={entryOf} goTo={goTo} onCopy={onCopy} more={details} />
      {unlisted > 0 && <p>{unlisted.toLocaleString("en")} more are not listed.</p>}
    </div>
  );
});
ValidationFindings.displayName = "ValidationFindings";
