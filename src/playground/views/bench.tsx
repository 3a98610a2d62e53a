import { useCallback } from "react";

import { useMedia } from "../../browser/hooks/use-media";
import type { ToolkitFacts } from "./code/code-sample";
import { DropZone } from "./drop-zone";
import { KeptSessions } from "./kept/kept-sessions";
import { NoticeBar } from "./notice-bar";
import { panels as allPanels } from "./panels";
import { usePlayground, usePlaygroundState, type GoTo } from "./parts/playground-context";
import { RAIL, TWO_COLUMNS } from "./parts/widths";
import { SourcePane } from "./source-pane";
import { Splitter } from "./splitter/splitter";
import { StatusBar } from "./status/status-bar";
import { PanelContent, TabPanel } from "./tab-panel";
import { PaneBar, Rail } from "./tabs/tab-lists";
import { sourceTab } from "./tabs/tabs";
import { Toolbar } from "./toolbar/toolbar";

const firstPanel = allPanels.find(({ isOfFiles }) => !isOfFiles);

/** Toolbar, source and panels: side by side, or one of them at a time. */
export const Bench = ({ facts }: { facts: ToolkitFacts }) => {
  const { select, store } = usePlayground();
  const wide = useMedia(TWO_COLUMNS);
  const hasRail = useMedia(RAIL);
  const chosen = usePlaygroundState((state) => state.panel);
  const setChosen = useCallback((name: string) => store.set({ panel: name }), [store]);
  const hasFiles = usePlaygroundState(({ files }) => files !== null);
  const panels = allPanels.filter(({ isOfFiles }) => hasFiles || !isOfFiles);
  const panel = panels.find(({ name }) => name === chosen) ?? (wide ? firstPanel : undefined);
  const tabs = { selected: panel?.name ?? sourceTab.name, onSelect: setChosen, hasFiles };

  const goTo: GoTo["goTo"] = useCallback(
    (range) => {
      if (!wide) setChosen(sourceTab.name);
      // The editor must be visible before it can scroll.
      requestAnimationFrame(() => select(range));
    },
    [select, setChosen, wide],
  );

  return (
    <DropZone>
      <Toolbar />
      <NoticeBar />
      <KeptSessions />
      <div className="columns">
        {!wide && hasRail && <Rail {...tabs} hasSource />}
        <SourcePane isTab={!wide} hidden={!wide && panel !== undefined} />
        {wide && <Splitter />}
        {wide && <Rail {...tabs} hasSource={false} />}
        {panel && (
          <div className="pane">
            <TabPanel name={panel.name}>
              <PanelContent panel={panel} facts={facts} goTo={goTo} />
            </TabPanel>
          </div>
        )}
      </div>
      <StatusBar />
      {!hasRail && <PaneBar {...tabs} />}
    </DropZone>
  );
};
