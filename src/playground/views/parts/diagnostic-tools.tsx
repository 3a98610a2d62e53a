import type { ReportFormat } from "@ddex-suite/ern";
import { counted } from "@ddex-suite/ern/text/counted";
import { adviceNames, type Problem } from "@ddex-suite/ern/validate";

import { countBy, type DiagnosticFilter } from "../../files/diagnostic-filter";
import { Choice, Tool, withCount } from "./controls";
import { usePlayground } from "./playground-context";

interface DiagnosticFiltersProps {
  diagnostics: readonly Problem[];
  /** Number of further errors, of which nothing else is known. */
  unlisted?: number;
  filter: DiagnosticFilter;
  onChange: (filter: DiagnosticFilter) => void;
}

const SEVERITIES = [
  ["error", "Errors"],
  ["warning", "Warnings"],
  ["profile", adviceNames.profile],
  ["hint", adviceNames.hint],
] as const;

const sumCounts = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((all, count) => all + count, 0);

export const DiagnosticFilters = ({ diagnostics, unlisted = 0, filter, onChange }: DiagnosticFiltersProps) => {
  const bySeverity = countBy(diagnostics, filter, "severity");
  const severities = SEVERITIES.filter(
    ([severity]) => ["error", "warning"].includes(severity) || bySeverity.has(severity),
  );
  const more = filter.text === "" ? unlisted : 0;
  const moreOfKind = filter.kind === "" ? more : 0;
  const moreOfSeverity = filter.severity === "" || filter.severity === "error" ? more : 0;
  const byKind = countBy(diagnostics, filter, "kind");
  return (
    <div role="group" aria-label="Filter" className="filters">
      <input
        type="search"
        aria-label="Find in the problems"
        placeholder="Find in the problems"
        value={filter.text}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
      />
      <Choice
        label="Severity of problems"
        value={filter.severity}
        options={[
          withCount("", "All", sumCounts(bySeverity) + moreOfKind),
          ...severities.map(([severity, label]) =>
            withCount(severity, label, (bySeverity.get(severity) ?? 0) + (severity === "error" ? moreOfKind : 0)),
          ),
        ]}
        onChoose={(severity) => onChange({ ...filter, severity })}
      />
      <Choice
        label="Kind of problems"
        value={filter.kind}
        options={[
          withCount("", "All kinds", sumCounts(byKind) + moreOfSeverity),
          ...[...byKind].sort().map(([kind, count]) => withCount(kind, kind, count)),
        ]}
        onChoose={(kind) => onChange({ ...filter, kind })}
      />
    </div>
  );
};

const FORMATS = [
  ["html", "HTML, to print or send", "html", "text/html"],
  ["json", "JSON", "json", "application/json"],
  ["csv", "CSV", "csv", "text/csv"],
  ["junit", "JUnit", "junit.xml", "application/xml"],
  ["svrl", "SVRL, as of Schematron", "svrl.xml", "application/xml"],
] as const;

export const ReportChoice = ({ of, ask }: { of: string; ask: (format: ReportFormat) => Promise<string> }) => {
  const { save } = usePlayground();
  return (
    <Choice<(typeof FORMATS)[number][0] | "">
      label="Download a report"
      placeholder="Report"
      value=""
      options={FORMATS.map(([format, label]) => [format, label])}
      onChoose={(chosen) => {
        const [format, , ending, type] = FORMATS.find(([formatName]) => formatName === chosen)!;
        save(`${of}.checks.${ending}`, type, () => ask(format));
      }}
    />
  );
};

export const CopyProblems = ({ count, toText }: { count: number; toText: () => string }) => {
  const { copy } = usePlayground();
  const done = `${counted(count, "problem is", "problems are")} in the clipboard.`;
  return (
    <Tool disabled={count === 0} onClick={() => copy(toText(), done)}>
      Copy problems
    </Tool>
  );
};
