import type { ToolClass } from "../parts/tool-styles";

/** Where a finding comes from. */
export type FindingSource = "all" | "schema" | "rules" | "own";

const LABELS = { all: "All", schema: "Schema", rules: "Rules", own: "Own checks" } as const;

interface SourceFilterProps {
  /** How many there are of each. */
  counts: Record<Exclude<FindingSource, "all">, number>;
  shown: FindingSource;
  onShow: (source: FindingSource) => void;
}

/** Chooses the findings of one source, where there are those of several. */
export const SourceFilter = ({ counts, shown, onShow }: SourceFilterProps) => {
  const sources = (["schema", "rules", "own"] as const).filter((source) => counts[source] > 0);
  if (sources.length < 2) return null;
  const total = sources.reduce((sum, source) => sum + counts[source], 0);
  return (
    <div role="group" aria-label="Findings of" className={"panel-tools" satisfies ToolClass}>
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
