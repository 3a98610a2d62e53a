import { useCallback, useDeferredValue, useMemo, useState } from "react";

import type { ErnIssue, Range } from "../../../ern/types";
import { isWanted, noFilter } from "../../files/diagnostic-filter";
import type { Finding, Verdict } from "../../validation/types";
import { FindingFilters } from "../parts/diagnostic-filters";
import type { PanelTextClass } from "../parts/panel-text-styles";
import { usePlaygroundState } from "../parts/playground-context";
import type { ToolClass } from "../parts/tool-styles";
import { Unread } from "../parts/unread";
import { useAnnounced } from "../parts/use-announced";
import { useCopy } from "../parts/use-copy";
import { Checked } from "./checked";
import type { ChecksClass } from "./checks-styles";
import { ownCount } from "./counted-diagnostics";
import { OwnFindings } from "./own-diagnostics";
import { SourceFilter, type FindingSource } from "./source-filter";
import { toTsv } from "./to-tsv";
import { ValidationFindings } from "./validation-diagnostics";

const NO_VERDICTS: readonly Verdict[] = [];
const NO_ISSUES: readonly ErnIssue[] = [];

/** So few are seen at a glance. */
const FEW = 3;

/** What is wrong in the message, and what to do about it. */
export const ChecksPanel = ({ goTo }: { goTo: (range: Range) => void }) => {
  // Many findings: they are drawn when nothing is typed.
  const analysis = useDeferredValue(usePlaygroundState((state) => state.analysis));
  const verdicts = useDeferredValue(
    usePlaygroundState((state) => (state.analysis?.wellFormed ? state.verdicts : NO_VERDICTS)),
  );
  const isEmpty = usePlaygroundState(({ length }) => length === 0);
  const [chosen, setChosen] = useState<FindingSource>("all");
  const [newestFilter, setFilter] = useState(noFilter);
  const filter = useDeferredValue(newestFilter);
  const copy = useCopy();
  const copyOne = useCallback(
    (finding: ErnIssue | Finding) => copy(toTsv([finding]), "The finding is in the clipboard."),
    [copy],
  );
  const issues = analysis?.issues ?? NO_ISSUES;
  const countFor = (source: Verdict["source"]): number =>
    verdicts.reduce((sum, verdict) => sum + (verdict.source === source ? verdict.count : 0), 0);
  const counts = {
    schema: countFor("schema"),
    rules: countFor("rules"),
    own: ownCount(analysis),
  };
  const source = chosen === "all" || counts[chosen] > 0 ? chosen : "all";

  // The lists are the same objects while nothing in them changes, so that they are not drawn again.
  const chosenVerdicts = useMemo(
    () => verdicts.filter((verdict) => verdict.count > 0 && (source === "all" || source === verdict.source)),
    [verdicts, source],
  );
  const chosenIssues = source === "all" || source === "own" ? issues : NO_ISSUES;
  const shown = useMemo(
    () => ({
      verdicts: chosenVerdicts.map(({ findings }) => findings.filter((finding) => isWanted(finding, filter))),
      issues: chosenIssues.filter((issue) => isWanted(issue, filter)),
    }),
    [chosenVerdicts, chosenIssues, filter],
  );

  const all = [...chosenVerdicts.flatMap(({ findings }) => findings), ...chosenIssues];
  const wanted = [...shown.verdicts.flat(), ...shown.issues];
  const isFiltered = wanted.length < all.length;
  const total = source === "all" ? counts.schema + counts.rules + counts.own : counts[source];
  const words = `${total.toLocaleString("en")} findings`;
  const number = wanted.length.toLocaleString("en");
  const summary = isFiltered ? `${number} of ${words}` : words;
  useAnnounced(isFiltered ? summary : undefined);

  if (!analysis || isEmpty) return <Unread nothing="" />;
  const hasSeveral = Object.values(counts).filter(Boolean).length > 1;
  return (
    <>
      <Checked analysis={analysis} />
      <SourceFilter counts={counts} shown={source} onShow={setChosen} />
      {(all.length > FEW || isFiltered) && <FindingFilters findings={all} filter={newestFilter} onChange={setFilter} />}
      {all.length > 1 && (
        <p className={"found-line" satisfies ChecksClass}>
          {summary}
          <button
            type="button"
            className={"tool" satisfies ToolClass}
            disabled={wanted.length === 0}
            onClick={() => copy(toTsv(wanted), `${number} findings are in the clipboard.`)}
          >
            Copy findings
          </button>
        </p>
      )}
      {all.length > 0 && wanted.length === 0 && (
        <p className={"nothing" satisfies PanelTextClass}>No finding matches the filter.</p>
      )}
      {chosenVerdicts.map((verdict, at) => {
        const { source: from, name, count, findings } = verdict;
        const listed = shown.verdicts[at]!;
        const unlisted = isFiltered ? 0 : count - findings.length;
        return (
          (listed.length > 0 || unlisted > 0) && (
            <section key={`${from} ${name}`} aria-label={name}>
              {hasSeveral && <h2 className={"source" satisfies ChecksClass}>{name}</h2>}
              <ValidationFindings
                verdict={verdict}
                findings={listed}
                unlisted={unlisted}
                goTo={goTo}
                onCopy={copyOne}
              />
            </section>
          )
        );
      })}
      {shown.issues.length > 0 && (
        <>
          {hasSeveral && <h2 className={"source" satisfies ChecksClass}>Own checks</h2>}
          <OwnFindings analysis={analysis} issues={shown.issues} goTo={goTo} onCopy={copyOne} />
        </>
      )}
    </>
  );
};
