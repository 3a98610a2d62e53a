import { compileStyles } from "../../theme/compile-styles";
import { benchStyles } from "./bench-styles";
import { changesStyles } from "./changes/changes-styles";
import { diffTableStyles } from "./changes/diff-table-styles";
import { checksStyles } from "./checks/checks-styles";
import { codeStyles } from "./code/code-styles";
import { dropZoneStyles } from "./drop-zone-styles";
import { editStyles } from "./edit/edit-styles";
import { keptSessionsStyles } from "./kept/kept-sessions-styles";
import { keptStateStyles } from "./kept/kept-state-styles";
import { lastReadStyles } from "./last-read-styles";
import { noticeBarStyles } from "./notice-bar-styles";
import { codeViewStyles } from "./parts/code-view-styles";
import { panelTableStyles } from "./parts/panel-table-styles";
import { panelTextStyles } from "./parts/panel-text-styles";
import { toolStyles } from "./parts/tool-styles";
import { playgroundPageStyles } from "./playground-page-styles";
import { sourcePaneStyles } from "./source-pane-styles";
import { statusBarStyles } from "./status-bar-styles";
import { structureStyles } from "./structure/structure-styles";
import { tabListStyles } from "./tab-list-styles";
import { downloadMenuStyles } from "./toolbar/download-menu-styles";
import { toolbarStyles } from "./toolbar/toolbar-styles";
import { tracksStyles } from "./tracks/tracks-styles";

/** In the order of the cascade: what all views share comes before what they say of it. */
const styles = [
  playgroundPageStyles,
  toolStyles,
  panelTextStyles,
  panelTableStyles,
  codeViewStyles,
  benchStyles,
  toolbarStyles,
  downloadMenuStyles,
  noticeBarStyles,
  keptSessionsStyles,
  keptStateStyles,
  sourcePaneStyles,
  tabListStyles,
  lastReadStyles,
  structureStyles,
  tracksStyles,
  checksStyles,
  changesStyles,
  diffTableStyles,
  editStyles,
  codeStyles,
  statusBarStyles,
  dropZoneStyles,
];

/** The playground's styles: its page brings them, and no other. */
export const playgroundStylesheet = compileStyles(styles.map((each) => ({ ".playground": each })));
