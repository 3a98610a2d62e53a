import { useEffect, useRef } from "react";

import { openSearch } from "../editor/load-search";
import { ToolIcon } from "./icons/tool-icon";
import { Tool } from "./parts/controls";
import { usePlayground, usePlaygroundState } from "./parts/playground-context";

interface SourcePaneProps {
  /** Does it have a tab, rather than a pane of its own? */
  isTab: boolean;
  hidden: boolean;
}

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
    <div id="playground-source" className="pane" hidden={hidden} {...role}>
      <div className="file">
        <p className="file-name">{name}</p>
        <Tool onClick={() => void attempt(() => openSearch(view))}>
          <ToolIcon name="find" />
          Find
        </Tool>
      </div>
      <div ref={root} className="editor" />
    </div>
  );
};
