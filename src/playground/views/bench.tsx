import { useMedia } from "../../browser/hooks/use-media";
import { DropZone } from "./drop-zone";
import { KeptSessions } from "./kept/kept-sessions";
import { NoticeBar } from "./notice-bar";
import { panels } from "./panels";
import { usePlaygroundState } from "./parts/playground-context";
import { RAIL, TWO_COLUMNS } from "./parts/widths";
import { SourcePane } from "./source-pane";
import { Splitter } from "./splitter/splitter";
import { StatusBar } from "./status/status-bar";
import { TabPanel } from "./tab-panel";
import { PaneBar, Rail } from "./tabs/tab-lists";
import { sourceTab } from "./tabs/tabs";
import { Toolbar } from "./toolbar/toolbar";

/** Toolbar, source and panels: side by side, or one of them at a time. */
export const Bench = () => {
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
      <KeptSessions />
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
