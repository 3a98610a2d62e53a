import { useCallback, useDeferredValue, useMemo, useState } from "react";

import type { ErnDiagnostic, Range } from "../../../ern/types";
import { isWanted, noFilter } from "../../files/diagnostic-filter";
import type { ValidationDiagnostic, Verdict } from "../../validation/types";
import { DiagnosticFilters } from "../parts/diagnostic-filters";
import type { PanelTextClass } from "../parts/styles/panel-text-styles";
import { usePlaygroundState } from "../parts/playground-context";
import type { ToolClass } from "../parts/styles/tool-styles";
import { Unread } from "../parts/unread";
import { useAnnounced } from "../parts/use-announced";
import { useCopy } from "../parts/use-copy";
import { Checked } from "./checked";
import type { ChecksClass } from "./checks-styles";
import { ownCount } from "./counted-diagnostics";
import { OwnDiagnostics } from "./own-diagnostics";
import { SourceFilter, type DiagnosticSource } from "./source-filter";
import { toTsv } from "./to-tsv";
import { ValidationDiagnostics } from "./validation-diagnostics";

const NO_VERDICTS: readonly Verdict[] = [];
const NO_ISSUES: readonly ErnDiagnostic[] = [];

/** Few enough to see at a glance. */
const FEW = 3;

/** What is wrong in the message, and what to do about it. */
export const ChecksPanel = ({ goTo }: { goTo: (range: Range) => void }) => {
  // Many problems, so they're rendered with low priority.
  const analysis = useDeferredValue(usePlaygroundState((state) => state.analysis));
  const verdicts = useDeferredValue(
    usePlaygroundState((state) => (state.analysis?.wellFormed ? state.verdicts : NO_VERDICTS)),
  );
  const isEmpty = usePlaygroundState(({ length }) => length === 0);
  const [chosen, setChosen] = useState<DiagnosticSource>("all");
  const [newestFilter, setFilter] = useState(noFilter);
  const filter = useDeferredValue(newestFilter);
  const copy = useCopy();
  const copyOne = useCallback(
    (diagnostic: ErnDiagnostic | ValidationDiagnostic) => copy(toTsv([diagnostic]), "The problem is in the clipboard."),
    [copy],
  );
  const diagnostics = analysis?.diagnostics ?? NO_ISSUES;
  const countFor = (source: Verdict["source"]): number =>
    verdicts.reduce((sum, verdict) => sum + (verdict.source === source ? verdict.count : 0), 0);
  const counts = {
    schema: countFor("schema"),
    rules: countFor("rules"),
    own: ownCount(analysis),
  };
  const source = chosen === "all" || counts[chosen] > 0 ? chosen : "all";

  // The lists stay the same objects while nothing in them changes, to avoid rendering again.
  const chosenVerdicts = useMemo(
    () => verdicts.filter((verdict) => verdict.count > 0 && (source === "all" || source === verdict.source)),
    [verdicts, source],
  );
  const chosenDiagnostics = source === "all" || source === "own" ? diagnostics : NO_ISSUES;
  const shown = useMemo(
    () => ({
      verdicts: chosenVerdicts.map(({ diagnostics }) =>
        diagnostics.filter((diagnostic) => isWanted(diagnostic, filter)),
      ),
      diagnostics: chosenDiagnostics.filter((diagnostic) => isWanted(diagnostic, filter)),
    }),
    [chosenVerdicts, chosenDiagnostics, filter],
  );

  const all = [...chosenVerdicts.flatMap(({ diagnostics }) => diagnostics), ...chosenDiagnostics];
  const wanted = [...shown.verdicts.flat(), ...shown.diagnostics];
  const isFiltered = wanted.length < all.length;
  const total = source === "all" ? counts.schema + counts.rules + counts.own : counts[source];
  const words = `${total.toLocaleString("en")} problems`;
  const number = wanted.length.toLocaleString("en");
  const summary = isFiltered ? `${number} of ${words}` : words;
  useAnnounced(isFiltered ? summary : undefined);

  if (!analysis || isEmpty) return <Unread nothing="" />;
  const hasSeveral = Object.values(counts).filter(Boolean).length > 1;
  return (
    <>
      <Checked analysis={analysis} />
      <SourceFilter counts={counts} shown={source} onShow={setChosen} />
      {(all.length > FEW || isFiltered) && (
        <DiagnosticFilters diagnostics={all} filter={newestFilter} onChange={setFilter} />
      )}
      {all.length > 1 && (
        <p className={"found-line" satisfies ChecksClass}>
          {summary}
          <button
            type="button"
            className={"tool" satisfies ToolClass}
            disabled={wanted.length === 0}
            onClick={() => copy(toTsv(wanted), `${number} problems are in the clipboard.`)}
          >
            Copy problems
          </button>
        </p>
      )}
      {all.length > 0 && wanted.length === 0 && (
        <p className={"nothing" satisfies PanelTextClass}>No problem matches the filter.</p>
      )}
      {chosenVerdicts.map((verdict, at) => {
        const { source: from, name, count, diagnostics } = verdict;
        const listed = shown.verdicts[at]!;
        const unlisted = isFiltered ? 0 : count - diagnostics.length;
        return (
          (listed.length > 0 || unlisted > 0) && (
            <section key={`${from} ${name}`} aria-label={name}>
              {hasSeveral && <h2 className={"source" satisfies ChecksClass}>{name}</h2>}
              <ValidationDiagnostics
                verdict={verdict}
                diagnostics={listed}
                unlisted={unlisted}
                goTo={goTo}
                onCopy={copyOne}
              />
            </section>
          )
        );
      })}
      {shown.diagnostics.length > 0 && (
        <>
          {hasSeveral && <h2 className={"source" satisfies ChecksClass}>Own checks</h2>}
          <OwnDiagnostics analysis={analysis} diagnostics={shown.diagnostics} goTo={goTo} onCopy={copyOne} />
        </>
      )}
    </>
  );
};
