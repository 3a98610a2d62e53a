import type { BenchClass } from "./bench-styles";
import type { ToolClass } from "./parts/tool-styles";
import type { ToolbarClass } from "./toolbar/toolbar-styles";
import { TOOLS } from "./toolbar/tools";

/** The shape of the playground until its code is there. */
export const BenchSkeleton = () => (
  <div className={"bench-skeleton" satisfies BenchClass} aria-hidden="true">
    <div className={"toolbar" satisfies ToolbarClass}>
      {TOOLS.map((label, at) => (
        <span
          key={label}
          className={(at === 0 ? "tool primary" : "tool") satisfies ToolClass | `${ToolClass} ${ToolClass}`}
        >
          {label}
        </span>
      ))}
    </div>
    <div className={"columns" satisfies BenchClass}>
      <div className={"pane" satisfies BenchClass} />
      <div className={"pane" satisfies BenchClass} />
    </div>
  </div>
);
