import { type DiagnosticCode, escapeAttribute, escapeText, type Fix, fixAll } from "@ddex-suite/ern";
import { formatNumber } from "@ddex-suite/ern/text/counted";
import type { Problem, Verdict } from "@ddex-suite/ern/validate";
import { memo, useMemo, useRef } from "react";

import type { Analysis } from "../../workers/structure/analysis";
import { PagedList, Tool } from "../parts/controls";
import { usePlayground } from "../parts/playground-context";
import { ValueSelect } from "../parts/value-select";
import { DiagnosticItem } from "./diagnostic-item";

/** What many problems with a code are called. */
const WORDS: Readonly<Partial<Record<DiagnosticCode, string>>> = {
  isrc: "ISRCs",
  icpn: "ICPNs",
  grid: "GRids",
  duration: "durations",
  date: "dates",
  "date-order": "periods",
  territory: "territories",
  order: "elements out of place",
  missing: "missing parts",
  "unknown-element": "unknown elements",
  "unknown-attribute": "unknown attributes",
  value: "values of sets",
  boolean: "booleans",
  number: "numbers",
  language: "languages",
  dpid: "DPIDs",
  "party-id": "ids of parties",
  iswc: "ISWCs",
  "dangling-reference": "references",
};

/** Returns a fix that writes a value of a set, which may be from the user's schema. */
export const toFix = ({ from, to, choice }: Problem, value: string): Fix => ({
  label: `Write ${value}`,
  splices: [{ from, to, insert: choice?.attribute ? escapeAttribute(value, "\"'") : escapeText(value) }],
});

export const FixButtons = ({ fixes, onFix }: { fixes: readonly Fix[]; onFix: (fix: Fix) => void }) => (
  <p className="fixes">
    {fixes.map((fix) => (
      <Tool key={fix.label} onClick={() => onFix(fix)}>
        {fix.label}
      </Tool>
    ))}
  </p>
);

interface SourceDiagnosticsProps {
  /** What the problems are from: a schema or rules, or our built-in checks. */
  checked: Verdict | Analysis;
  diagnostics: readonly Problem[];
  unlisted?: number;
}

export const SourceDiagnostics = memo((props: SourceDiagnosticsProps) => {
  const { checked, diagnostics, unlisted = 0 } = props;
  const { attempt, fix, goTo, store } = usePlayground();
  const list = useRef<HTMLDivElement>(null);
  const doFix = (chosenFix: Fix): void => {
    // The pressed button disappears with its problem, so the list gets the focus.
    list.current?.focus();
    void attempt(async () => {
      if ("revision" in checked) return fix(chosenFix, checked.revision);
      const { verdicts, revision } = store.get();
      // The view may lag behind; each change of the source creates new verdicts.
      if (!verdicts.includes(checked)) throw new Error("The source has changed meanwhile. Try again.");
      fix(chosenFix, revision);
    });
  };
  const fixesOfAll = useMemo(
    (): Fix[] =>
      fixAll(diagnostics.filter((diagnostic) => "code" in diagnostic)).map(({ code, count, splices }) => ({
        label: `Fix ${count} ${WORDS[code] ?? "problems of this kind"}`,
        splices,
      })),
    [diagnostics],
  );
  return (
    <div ref={list} className="checks" tabIndex={-1}>
      {fixesOfAll.length > 0 && <FixButtons fixes={fixesOfAll} onFix={doFix} />}
      <PagedList items={diagnostics}>
        {(shown) => (
          <ol>
            {shown.map((diagnostic, index) => (
              <DiagnosticItem key={index} number={index + 1} diagnostic={diagnostic} onGo={goTo}>
                {diagnostic.fixes && <FixButtons fixes={diagnostic.fixes} onFix={doFix} />}
                {diagnostic.choice && (
                  <p>
                    <ValueSelect
                      aria-label={`Value for problem ${index + 1}`}
                      value=""
                      choice={diagnostic.choice}
                      onChoose={(value) => doFix(toFix(diagnostic, value))}
                    />
                  </p>
                )}
                {"path" in diagnostic && (
                  <details>
                    <summary>{diagnostic.original ? "Path, and what libxml2 says" : "Path"}</summary>
                    <code>{diagnostic.path}</code>
                    {diagnostic.original && <p>{diagnostic.original}</p>}
                  </details>
                )}
              </DiagnosticItem>
            ))}
          </ol>
        )}
      </PagedList>
      {unlisted > 0 && <p>{formatNumber(unlisted)} more are not listed.</p>}
    </div>
  );
});
