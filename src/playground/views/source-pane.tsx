import { useEffect, useRef } from "react";

import { openSearch } from "../editor/load-search";
import type { BenchClass } from "./bench-styles";
import { ToolIcon } from "./icons/tool-icon";
import { usePlayground, usePlaygroundState } from "./parts/playground-context";
import type { ToolClass } from "./parts/styles/tool-styles";
import type { SourcePaneClass } from "./source-pane-styles";

interface SourcePaneProps {
  /** Does it have a tab, rather than a pane of its own? */
  isTab: boolean;
  hidden: boolean;
}

/** The editor of the XML. */
export const SourcePane = ({ isTab, hidden }: SourcePaneProps) => {
  const { attempt, view } = usePlayground();
  const name = usePlaygroundState(({ opened }) => opened.name);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    root.current?.append(view.dom);
    view.requestMeasure();
  }, [view]);

  const role = isTab
    ? { role: "tabpanel", "aria-labelledby": "playground-tab-source" }
    : { role: "region", "aria-label": "Source" };
  return (
    <div id="playground-source" className={"pane" satisfies BenchClass} hidden={hidden} {...role}>
      <div className={"file" satisfies SourcePaneClass}>
        <p className={"file-name" satisfies SourcePaneClass}>{name}</p>
        <button
          type="button"
          className={"tool" satisfies ToolClass}
          onClick={() => void attempt(() => openSearch(view))}
        >
          <ToolIcon name="find" />
          Find
        </button>
      </div>
      <div ref={root} className={"editor" satisfies SourcePaneClass} />
    </div>
  );
};
