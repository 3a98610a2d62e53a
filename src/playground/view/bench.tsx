import { useCallback } from "react";

import { useMedia } from "../../hooks/use-media";
import { benchMin } from "../../theme/breakpoints";
import type { BenchClass } from "./bench-styles";
import type { ToolkitFacts } from "./code/toolkit-facts";
import { DropZone } from "./drop-zone";
import { KeptSessions } from "./kept/kept-sessions";
import { NoticeBar } from "./notice-bar";
import { PanelContent } from "./panel-content";
import { panels, type Tab } from "./panels";
import { usePlayground, usePlaygroundState } from "./parts/playground-context";
import { SourcePane } from "./source-pane";
import { StatusBar } from "./status-bar";
import { TabList } from "./tab-list";
import { TabPanel } from "./tab-panel";
import { Toolbar } from "./toolbar/toolbar";

/** Wide enough for the source beside the panels. */
const TWO_COLUMNS = `(min-width: ${benchMin}px)`;

/** The source has a tab where there is one column only. */
const sourceTab: Tab = { name: "source", label: "Source" };

/** Toolbar, source and panels: side by side, or under one list of tabs. */
export const Bench = ({ facts }: { facts: ToolkitFacts }) => {
  const { select, store } = usePlayground();
  const wide = useMedia(TWO_COLUMNS);
  const chosen = usePlaygroundState((state) => state.panel);
  const setChosen = useCallback((name: string) => store.set({ panel: name }), [store]);
  const panel = panels.find(({ name }) => name === chosen) ?? (wide ? panels[0] : undefined);
  const tab = panel?.name ?? sourceTab.name;
  const tabs = wide ? panels : [sourceTab, ...panels];

  /** Selects a place of the source, and shows the source where it has a tab. */
  const goTo = useCallback(
    (range: { from: number; to: number }) => {
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
      <div className={"columns" satisfies BenchClass}>
        {!wide && <TabList tabs={tabs} selected={tab} onSelect={setChosen} />}
        <SourcePane isTab={!wide} hidden={!wide && panel !== undefined} />
        <div className={"pane" satisfies BenchClass} hidden={!panel}>
          {wide && <TabList tabs={tabs} selected={tab} onSelect={setChosen} />}
          {panel && (
            <TabPanel name={tab}>
              <PanelContent panel={panel} facts={facts} goTo={goTo} />
            </TabPanel>
          )}
        </div>
      </div>
      <StatusBar />
    </DropZone>
  );
};
