import { memo, useCallback, useRef } from "react";

import type { Fix, Range } from "../../../ern/types";
import type { ValidationDiagnostic, Verdict } from "../../validation/types";
import { usePlayground } from "../parts/playground-context";
import type { ChecksClass } from "./checks-styles";
import { DiagnosticList } from "./diagnostic-list";
import { FixButtons } from "./fix-buttons";

interface ValidationDiagnosticsProps {
  verdict: Verdict;
  /** Those of its problems that are listed. */
  diagnostics: readonly ValidationDiagnostic[];
  /** The number of problems that aren't listed. */
  unlisted: number;
  goTo: (range: Range) => void;
  onCopy: (diagnostic: ValidationDiagnostic) => void;
}

/** What a schema or rules found, in the order of the message. */
export const ValidationDiagnostics = memo(
  ({ verdict, diagnostics, unlisted, goTo, onCopy }: ValidationDiagnosticsProps) => {
    const { attempt, fix, store } = usePlayground();
    const list = useRef<HTMLDivElement>(null);
    const details = useCallback(
      ({ fixes, path, original }: ValidationDiagnostic) => {
        // The pressed button disappears with its problem, so the list gets the focus.
        const doFix = (way: Fix): void => {
          list.current?.focus();
          void attempt(async () => {
            const { verdicts, revision } = store.get();
            // The view may lag behind; each change of the source creates new verdicts.
            if (!verdicts.includes(verdict)) throw new Error("The source has changed meanwhile. Try again.");
            fix(way, revision);
          });
        };
        return (
          <>
            {fixes && <FixButtons fixes={fixes} onFix={doFix} />}
            <details>
              <summary>{original ? "Path, and what libxml2 says" : "Path"}</summary>
              <code>{path}</code>
              {original && <p>{original}</p>}
            </details>
          </>
        );
      },
      [attempt, fix, store, verdict],
    );
    return (
      <div ref={list} className={"checks" satisfies ChecksClass} tabIndex={-1}>
        <DiagnosticList diagnostics={diagnostics} goTo={goTo} onCopy={onCopy} more={details} />
        {unlisted > 0 && <p>{unlisted.toLocaleString("en")} more are not listed.</p>}
      </div>
    );
  },
);
ValidationDiagnostics.displayName = "ValidationDiagnostics";
