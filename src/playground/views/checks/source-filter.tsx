import type { ToolClass } from "../parts/styles/tool-styles";

/** The source of a problem. */
export type DiagnosticSource = "all" | "schema" | "rules" | "own";

const LABELS = { all: "All", schema: "Schema", rules: "Rules", own: "Own checks" } as const;

interface SourceFilterProps {
  /** The number of problems from each source. */
  counts: Record<Exclude<DiagnosticSource, "all">, number>;
  shown: DiagnosticSource;
  onShow: (source: DiagnosticSource) => void;
}

/** Filters problems by source, if there are several. */
export const SourceFilter = ({ counts, shown, onShow }: SourceFilterProps) => {
  const sources = (["schema", "rules", "own"] as const).filter((source) => counts[source] > 0);
  if (sources.length < 2) return null;
  const total = sources.reduce((sum, source) => sum + counts[source], 0);
  return (
    <div role="group" aria-label="Problems of" className={"panel-tools" satisfies ToolClass}>
      {(["all", ...sources] as const).map((source) => (
        <button
          key={source}
          type="button"
          className={"tool" satisfies ToolClass}
          aria-pressed={source === shown}
          onClick={() => onShow(source)}
        >
          {LABELS[source]} {source === "all" ? total : counts[source]}
        </button>
      ))}
    </div>
  );
};
