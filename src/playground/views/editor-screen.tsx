import { useEffect, useRef } from "react";

import { useMedia } from "../../browser/hooks/use-media";
import { openSearch } from "../editor/lazy-extensions";
import { DropZone } from "./drop-zone";
import { ToolIcon } from "./icons/tool-icon";
import { NoticeBar } from "./notice-bar";
import { panels } from "./panels";
import { Tool } from "./parts/controls";
import { usePlayground, usePlaygroundState } from "./parts/playground-context";
import { RAIL, TWO_COLUMNS } from "./parts/widths";
import { SavedSessions } from "./saved/saved-sessions";
import { Splitter } from "./splitter/splitter";
import { StatusBar } from "./status/status-bar";
import { TabPanel } from "./tab-panel";
import { PaneBar, Rail } from "./tabs/tab-lists";
import { sourceTab } from "./tabs/tabs";
import { Toolbar } from "./toolbar/toolbar";

/** Renders the source in a pane of its own or, if `isTab`, as the panel of a tab. */
const SourcePane = ({ isTab, hidden }: { isTab: boolean; hidden: boolean }) => {
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

export const EditorScreen = () => {
  const wide = useMedia(TWO_COLUMNS);
  const hasRail = useMedia(RAIL);
  const chosen = usePlaygroundState((state) => state.panel);
  const hasFiles = usePlaygroundState(({ files }) => files !== null);
  const isShown = Object.hasOwn(panels, chosen) && (hasFiles || chosen !== "files");
  const panel = isShown ? chosen : wide ? "structure" : undefined;
  const selected = panel ?? sourceTab.name;

  return (
    <DropZone>
      <Toolbar />
      <NoticeBar />
      <SavedSessions />
      <div className="columns">
        {!wide && hasRail && <Rail selected={selected} hasSource />}
        <SourcePane isTab={!wide} hidden={!wide && panel !== undefined} />
        {wide && <Splitter />}
        {wide && <Rail selected={selected} hasSource={false} />}
        {panel && (
          <div className="pane">
            <TabPanel name={panel} />
          </div>
        )}
      </div>
      <StatusBar />
      {!hasRail && <PaneBar selected={selected} />}
    </DropZone>
  );
};
