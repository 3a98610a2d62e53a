import { TOOLS } from "./toolbar/tools";

/** The shape of the playground until its code is there. */
export const BenchSkeleton = () => (
  <div className="bench-skeleton" aria-hidden="true">
    <div className="toolbar">
      {TOOLS.map((label, at) => (
        <span key={label} className={at === 0 ? "tool primary" : "tool"}>
          {label}
        </span>
      ))}
    </div>
    <div className="columns">
      <div className="pane" />
      <div className="pane" />
    </div>
  </div>
);
