import { memo, useCallback, useRef } from "react";

import type { ErnDiagnostic, Fix, Range } from "../../../ern/types";
import type { Analysis } from "../../workers/structure/analysis";
import { usePlayground } from "../parts/playground-context";
import type { ChecksClass } from "./checks-styles";
import { DiagnosticList } from "./diagnostic-list";
import { FixAllButtons, FixButtons } from "./fix-buttons";

interface OwnDiagnosticsProps {
  analysis: Analysis;
  /** The problems to show. */
  diagnostics: readonly ErnDiagnostic[];
  goTo: (range: Range) => void;
  onCopy: (diagnostic: ErnDiagnostic) => void;
}

/** The problems of our own checks, with their fixes. */
export const OwnDiagnostics = memo(({ analysis, diagnostics, goTo, onCopy }: OwnDiagnosticsProps) => {
  const { attempt, fix } = usePlayground();
  const list = useRef<HTMLDivElement>(null);
  const { revision } = analysis;
  // The pressed button disappears with its problem, so the list gets the focus.
  const doFix = useCallback(
    (way: Fix): void => {
      list.current?.focus();
      void attempt(async () => fix(way, revision));
    },
    [attempt, fix, revision],
  );
  const more = useCallback(({ fixes }: ErnDiagnostic) => fixes && <FixButtons fixes={fixes} onFix={doFix} />, [doFix]);
  return (
    <div ref={list} className={"checks" satisfies ChecksClass} tabIndex={-1}>
      <FixAllButtons diagnostics={diagnostics} onFix={doFix} />
      <DiagnosticList diagnostics={diagnostics} goTo={goTo} onCopy={onCopy} more={more} />
    </div>
  );
});
OwnDiagnostics.displayName = "OwnDiagnostics";
