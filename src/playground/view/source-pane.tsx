import { openSearchPanel } from "@codemirror/search";
import { useEffect, useRef } from "react";

import type { BenchClass } from "./bench-styles";
import { usePlayground, usePlaygroundState } from "./parts/playground-context";
import type { ToolClass } from "./parts/tool-styles";
import type { SourcePaneClass } from "./source-pane-styles";

interface SourcePaneProps {
  /** Has it a tab, or a place of its own? */
  isTab: boolean;
  hidden: boolean;
}

/** The editor of the XML. */
export const SourcePane = ({ isTab, hidden }: SourcePaneProps) => {
  const { view } = usePlayground();
  const name = usePlaygroundState(({ opened }) => opened.name);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    root.current?.append(view.dom);
    view.requestMeasure();
  }, [view]);

  const role = isTab
    ? { role: "tabpanel", id: "playground-source", "aria-labelledby": "playground-tab-source" }
    : { role: "region", "aria-label": "Source" };
  return (
    <div className={"pane" satisfies BenchClass} hidden={hidden} {...role}>
      <div className={"file" satisfies SourcePaneClass}>
        <p className={"file-name" satisfies SourcePaneClass}>{name}</p>
        <button type="button" className={"tool" satisfies ToolClass} onClick={() => openSearchPanel(view)}>
          Find
        </button>
      </div>
      <div ref={root} className={"editor" satisfies SourcePaneClass} />
    </div>
  );
};
