import type { ErnIssue } from "../../../ern/types";
import { countBy, type FindingFilter } from "../../files/diagnostic-filter";
import type { Finding } from "../../validation/types";
import type { FindingFiltersClass } from "./diagnostic-filters-styles";

interface FindingFiltersProps {
  findings: readonly (ErnIssue | Finding)[];
  filter: FindingFilter;
  onChange: (filter: FindingFilter) => void;
}

const severities = [
  ["error", "Errors"],
  ["warning", "Warnings"],
] as const;

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((all, one) => all + one, 0);

const labelled = (label: string, count: number | undefined): string =>
  `${label} (${(count ?? 0).toLocaleString("en")})`;

/** Chooses findings by their text, severity and kind; each choice says how many it has. */
export const FindingFilters = ({ findings, filter, onChange }: FindingFiltersProps) => {
  const bySeverity = countBy(findings, filter, "severity");
  const byKind = countBy(findings, filter, "kind");
  return (
    <div role="group" aria-label="Filter" className={"finding-filters" satisfies FindingFiltersClass}>
      <input
        type="search"
        aria-label="Find in the findings"
        placeholder="Find in the findings"
        value={filter.text}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
      />
      <select
        aria-label="Severity of findings"
        value={filter.severity}
        onChange={({ target }) => onChange({ ...filter, severity: target.value })}
      >
        <option value="">{labelled("All", sum(bySeverity))}</option>
        {severities.map(([value, label]) => (
          <option key={value} value={value}>
            {labelled(label, bySeverity.get(value))}
          </option>
        ))}
      </select>
      <select
        aria-label="Kind of findings"
        value={filter.kind}
        onChange={({ target }) => onChange({ ...filter, kind: target.value })}
      >
        <option value="">{labelled("All kinds", sum(byKind))}</option>
        {[...byKind].sort().map(([kind, count]) => (
          <option key={kind} value={kind}>
            {labelled(kind, count)}
          </option>
        ))}
      </select>
    </div>
  );
};
