import { sourceTab, shownGroups } from "./tabs/tabs";
import { ToolIcon, type ToolIconName } from "./icons/tool-icon";
import type { ViewClass } from "./styles/view-class";

const TOOLS: readonly Readonly<Record<string, ToolIconName>>[] = [
  { Open: "open" },
  { Undo: "undo", Redo: "redo" },
  { Check: "tick", Download: "download" },
  { More: "more" },
];

const toolClass = (label: string) =>
  (label === "Open" ? "tool primary" : "tool") satisfies ViewClass | `${ViewClass} ${ViewClass}`;

/** The outline of the playground until its code is loaded. */
export const BenchSkeleton = () => (
  <div className={"bench-skeleton" satisfies ViewClass} aria-hidden="true">
    <div className={"toolbar" satisfies ViewClass}>
      {TOOLS.map((tools, at) => (
        <div key={at}>
          {Object.entries(tools).map(([label, icon]) => (
            <span key={label} className={toolClass(label)}>
              <ToolIcon name={icon} />
              <span>{label}</span>
            </span>
          ))}
        </div>
      ))}
    </div>
    <div className={"columns" satisfies ViewClass}>
      <div className={"pane" satisfies ViewClass}>
        <div className={"file" satisfies ViewClass} />
      </div>
      <div className={"line" satisfies ViewClass} />
      <div className={"rail" satisfies ViewClass}>
        {[{ label: "Message", tabs: [sourceTab] }, ...shownGroups(false)].map(({ label, tabs }) => (
          <div key={label}>
            <span>{label}</span>
            {tabs.map((tab) => (
              <span key={tab.name} className={"tab" satisfies ViewClass}>
                <ToolIcon name={tab.icon} />
                {tab.label}
              </span>
            ))}
          </div>
        ))}
      </div>
      <div className={"pane" satisfies ViewClass} />
    </div>
    <div className={"foot" satisfies ViewClass} />
  </div>
);
