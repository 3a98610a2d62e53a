import { sourceTab, shownGroups } from "./tabs/tabs";
import type { BenchClass } from "./bench-styles";
import { ToolIcon } from "./icons/tool-icon";
import type { ToolIconName } from "./icons/tool-icons";
import type { ToolClass } from "./parts/styles/tool-styles";
import type { SourcePaneClass } from "./source-pane-styles";
import type { TabsClass } from "./tabs/tabs-styles";
import type { ToolbarClass } from "./toolbar/toolbar-styles";

type Tools = readonly (readonly [label: string, icon: ToolIconName])[];

const TOOLS: readonly Tools[] = [
  [["Open", "open"]],
  [
    ["Undo", "undo"],
    ["Redo", "redo"],
  ],
  [
    ["Check", "tick"],
    ["Download", "download"],
  ],
  [["More", "more"]],
];

const toolClass = (label: string) =>
  (label === "Open" ? "tool primary" : "tool") satisfies ToolClass | `${ToolClass} ${ToolClass}`;

/** The outline of the playground until its code is loaded. */
export const BenchSkeleton = () => (
  <div className={"bench-skeleton" satisfies BenchClass} aria-hidden="true">
    <div className={"toolbar" satisfies ToolbarClass}>
      {TOOLS.map((tools) => (
        <div key={tools[0]![0]}>
          {tools.map(([label, icon]) => (
            <span key={label} className={toolClass(label)}>
              <ToolIcon name={icon} />
              <span>{label}</span>
            </span>
          ))}
        </div>
      ))}
    </div>
    <div className={"columns" satisfies BenchClass}>
      <div className={"pane" satisfies BenchClass}>
        <div className={"file" satisfies SourcePaneClass} />
      </div>
      <div className={"line" satisfies BenchClass} />
      <div className={"rail" satisfies TabsClass}>
        {[{ label: "Message", tabs: [sourceTab] }, ...shownGroups(false)].map(({ label, tabs }) => (
          <div key={label}>
            <span>{label}</span>
            {tabs.map((tab) => (
              <span key={tab.name} className={"tab" satisfies TabsClass}>
                <ToolIcon name={tab.icon} />
                {tab.label}
              </span>
            ))}
          </div>
        ))}
      </div>
      <div className={"pane" satisfies BenchClass} />
    </div>
    <div className={"foot" satisfies BenchClass} />
  </div>
);
