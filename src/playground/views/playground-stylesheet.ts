import { compileStyles } from "../../theme/compile-styles";
import { benchStyles } from "./bench-styles";
import { dropZoneStyles } from "./drop-zone-styles";
import { keptSessionsStyles } from "./kept/kept-sessions-styles";
import { keptStateStyles } from "./kept/kept-state-styles";
import { noticeBarStyles } from "./notice-bar-styles";
import { toolStyles } from "./parts/styles/tool-styles";
import { playgroundPageStyles } from "./playground-page-styles";
import { sourcePaneStyles } from "./source-pane-styles";
import { startStyles } from "./start/start-styles";
import { statusBarStyles } from "./status/status-bar-styles";
import { tabsStyles } from "./tabs/tabs-styles";
import { toolbarStyles } from "./toolbar/toolbar-styles";

/** In cascade order: shared styles before those of the views. */
const styles = [
  playgroundPageStyles,
  toolStyles,
  benchStyles,
  toolbarStyles,
  noticeBarStyles,
  keptSessionsStyles,
  keptStateStyles,
  sourcePaneStyles,
  tabsStyles,
  statusBarStyles,
  dropZoneStyles,
  startStyles,
];

/** The styles needed before the playground's code is loaded; only its page has them. */
export const playgroundStylesheet = compileStyles(styles.map((each) => ({ ".playground": each })));
