import type { ErnDiagnostic } from "../../../ern/types";
import { countBy, type DiagnosticFilter } from "../../files/diagnostic-filter";
import type { ValidationDiagnostic } from "../../validation/types";
import type { DiagnosticFiltersClass } from "./diagnostic-filters-styles";

interface DiagnosticFiltersProps {
  diagnostics: readonly (ErnDiagnostic | ValidationDiagnostic)[];
  filter: DiagnosticFilter;
  onChange: (filter: DiagnosticFilter) => void;
}

const severities = [
  ["error", "Errors"],
  ["warning", "Warnings"],
] as const;

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((all, one) => all + one, 0);

const labelled = (label: string, count: number | undefined): string =>
  `${label} (${(count ?? 0).toLocaleString("en")})`;

/** Filters problems by text, severity and type; each option shows its count. */
export const DiagnosticFilters = ({ diagnostics, filter, onChange }: DiagnosticFiltersProps) => {
  const bySeverity = countBy(diagnostics, filter, "severity");
  const byKind = countBy(diagnostics, filter, "kind");
  return (
    <div role="group" aria-label="Filter" className={"diagnostic-filters" satisfies DiagnosticFiltersClass}>
      <input
        type="search"
        aria-label="Find in the problems"
        placeholder="Find in the problems"
        value={filter.text}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
      />
      <select
        aria-label="Severity of problems"
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
        aria-label="Kind of problems"
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
