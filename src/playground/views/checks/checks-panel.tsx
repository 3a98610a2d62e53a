import { counted, formatNumber } from "@ddex-suite/ern/text/counted";
import { countProblems, type Problem, type Verdict } from "@ddex-suite/ern/validate";
import { useDeferredValue, useMemo, useState } from "react";

import { isIncluded, noFilter } from "../../files/diagnostic-filter";
import { Switch } from "../parts/controls";
import { CopyProblems, DiagnosticFilters, ReportChoice } from "../parts/diagnostic-tools";
import { NotAnalyzedYet } from "../parts/empty-state";
import { useAnnouncement, useIsEmpty, usePlayground, usePlaygroundState } from "../parts/playground-context";
import { Advice } from "./advice";
import { CheckSummary } from "./check-summary";
import { toTsv } from "./diagnostics-text";
import { SourceDiagnostics } from "./source-diagnostics";

const NO_VERDICTS: readonly Verdict[] = [];

/** So many problems are easily looked through. */
const FEW = 20;

const LABELS = { all: "All", schema: "Schema", rules: "Rules", builtIn: "Built-in checks" } as const;
const SOURCES = ["schema", "rules", "builtIn"] as const;

export const ChecksPanel = () => {
  // Many problems, so they're rendered with low priority.
  const analysis = useDeferredValue(usePlaygroundState((state) => state.analysis));
  const verdicts = useDeferredValue(
    usePlaygroundState((state) => (state.analysis?.wellFormed ? state.verdicts : NO_VERDICTS)),
  );
  const name = usePlaygroundState(({ opened }) => opened.name.replace(/\.\w+$/, ""));
  const { checkReport } = usePlayground();
  const isEmpty = useIsEmpty();
  const [chosen, setChosen] = useState<keyof typeof LABELS>("all");
  const [newestFilter, setFilter] = useState(noFilter);
  const filter = useDeferredValue(newestFilter);
  const countFor = (source: Verdict["source"]): number =>
    verdicts.reduce((sum, verdict) => sum + (verdict.source === source ? verdict.count : 0), 0);
  const [schema, rules] = [countFor("schema"), countFor("rules")];
  const { all: builtIn } = countProblems(analysis?.diagnostics);
  const counts = { schema, rules, builtIn, all: schema + rules + builtIn };
  const source = counts[chosen] > 0 ? chosen : "all";

  // The lists stay the same objects while nothing in them changes, to avoid rendering again.
  const lists = useMemo(() => {
    const ofSite = { name: LABELS.builtIn, source: "builtIn" };
    const { diagnostics = [] } = analysis ?? {};
    return [
      ...verdicts.map((verdict) => ({ ...verdict, checked: verdict })),
      ...(analysis ? [{ ...ofSite, count: diagnostics.length, diagnostics, checked: analysis }] : []),
    ]
      .filter((list) => list.count > 0 && (source === "all" || source === list.source))
      .map((list) => ({ ...list, shown: list.diagnostics.filter((problem: Problem) => isIncluded(problem, filter)) }));
  }, [analysis, verdicts, source, filter]);

  const all = lists.flatMap(({ diagnostics }): readonly Problem[] => diagnostics);
  const wanted = lists.flatMap(({ shown }) => shown);
  const isFiltered = wanted.length < all.length;
  // Advice isn't a problem.
  const problems = all.filter(({ severity }) => severity === "error" || severity === "warning");
  const words = counted(counts[source], "problem");
  const summary = isFiltered ? `${formatNumber(wanted.length)} of ${words}` : words;
  useAnnouncement(isFiltered ? summary : undefined);

  if (!analysis || isEmpty) return <NotAnalyzedYet nothing="" />;
  const sources = SOURCES.filter((origin) => counts[origin] > 0);
  const hasSeveral = sources.length > 1;
  return (
    <>
      <CheckSummary analysis={analysis} />
      {hasSeveral && (
        <Switch
          label="Problems of"
          className="panel-tools"
          value={source}
          options={(["all", ...sources] as const).map((option) => [
            option,
            `${LABELS[option]} ${formatNumber(counts[option])}`,
          ])}
          onChoose={setChosen}
        />
      )}
      {(all.length > FEW || isFiltered) && (
        <DiagnosticFilters
          diagnostics={all}
          unlisted={counts[source] - problems.length}
          filter={newestFilter}
          onChange={setFilter}
        />
      )}
      <p className="found-line">
        {all.length > 1 && (
          <>
            {summary}
            <CopyProblems count={wanted.length} toText={() => toTsv(wanted)} />
          </>
        )}
        <ReportChoice of={name} ask={checkReport} />
      </p>
      {all.length > 0 && wanted.length === 0 && <p className="nothing">No problem matches the filter.</p>}
      {lists.map(({ source: from, name: label, count, diagnostics, checked, shown }) => {
        const unlisted = isFiltered ? 0 : count - diagnostics.length;
        return (
          (shown.length > 0 || unlisted > 0) && (
            <section key={`${from} ${label}`} aria-label={label}>
              {hasSeveral && <h2 className="source">{label}</h2>}
              <SourceDiagnostics checked={checked} diagnostics={shown} unlisted={unlisted} />
            </section>
          )
        );
      })}
      {analysis.wellFormed && <Advice analysis={analysis} />}
    </>
  );
};
