import { useCallback } from "react";

import type { Range } from "../../ern/types";
import { useMedia } from "../../browser/hooks/use-media";
import { DropZone } from "./drop-zone";
import { KeptSessions } from "./kept/kept-sessions";
import { NoticeBar } from "./notice-bar";
import { panels as allPanels } from "./panels";
import { usePlayground, usePlaygroundState, GoToContext } from "./parts/playground-context";
import { RAIL, TWO_COLUMNS } from "./parts/widths";
import { SourcePane } from "./source-pane";
import { Splitter } from "./splitter/splitter";
import { StatusBar } from "./status/status-bar";
import { TabPanel } from "./tab-panel";
import { PaneBar, Rail } from "./tabs/tab-lists";
import { sourceTab } from "./tabs/tabs";
import { Toolbar } from "./toolbar/toolbar";

const firstPanel = allPanels.find(({ isOfFiles }) => !isOfFiles);

/** Toolbar, source and panels: side by side, or one of them at a time. */
export const Bench = () => {
  const { select, store } = usePlayground();
  const wide = useMedia(TWO_COLUMNS);
  const hasRail = useMedia(RAIL);
  const chosen = usePlaygroundState((state) => state.panel);
  const hasFiles = usePlaygroundState(({ files }) => files !== null);
  const panels = allPanels.filter(({ isOfFiles }) => hasFiles || !isOfFiles);
  const panel = panels.find(({ name }) => name === chosen) ?? (wide ? firstPanel : undefined);
  const selected = panel?.name ?? sourceTab.name;

  const goTo = useCallback(
    (range: Range) => {
      if (!wide) store.set({ panel: sourceTab.name });
      // The editor must be visible before it can scroll.
      requestAnimationFrame(() => select(range));
    },
    [select, store, wide],
  );

  return (
    <DropZone>
      <Toolbar />
      <NoticeBar />
      <KeptSessions />
      <div className="columns">
        {!wide && hasRail && <Rail selected={selected} hasSource />}
        <SourcePane isTab={!wide} hidden={!wide && panel !== undefined} />
        {wide && <Splitter />}
        {wide && <Rail selected={selected} hasSource={false} />}
        {panel && (
          <div className="pane">
            <GoToContext.Provider value={goTo}>
              <TabPanel panel={panel} />
            </GoToContext.Provider>
          </div>
        )}
      </div>
      <StatusBar />
      {!hasRail && <PaneBar selected={selected} />}
    </DropZone>
  );
};
