import { ToolIcon, type ToolIconName } from "./icons/tool-icon";
import { mainTabs, sourceTab } from "./tabs/tabs";

const TOOLS: readonly Readonly<Record<string, ToolIconName>>[] = [
  { Open: "open" },
  { Undo: "undo", Redo: "redo" },
  { Check: "tick", Download: "download" },
  { More: "more" },
];

const toolClass = (label: string) => (label === "Open" ? "tool primary" : "tool");

export const EditorSkeleton = () => (
  <div className="editor-skeleton" aria-hidden="true">
    <div className="toolbar">
      {TOOLS.map((tools, index) => (
        <div key={index}>
          {Object.entries(tools).map(([label, icon]) => (
            <span key={label} className={toolClass(label)}>
              <ToolIcon name={icon} />
              <span>{label}</span>
            </span>
          ))}
        </div>
      ))}
    </div>
    <div className="columns">
      <div className="pane">
        <div className="file" />
      </div>
      <div className="line" />
      <div className="rail">
        <div>
          {[sourceTab, ...mainTabs].map((tab) => (
            <span key={tab.name} className="tab">
              <ToolIcon name={tab.name} />
              {tab.label}
            </span>
          ))}
        </div>
        <span className="tool">
          <ToolIcon name="more" />
          <span>More</span>
          <ToolIcon name="chevron" />
        </span>
      </div>
      <div className="pane" />
    </div>
    <div className="foot" />
  </div>
);
