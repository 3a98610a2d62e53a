import { compileStyles } from "../../theme/compile-styles";
import { homeChecksStyles } from "./home-checks-styles";
import { homeHeroStyles } from "./home-hero-styles";
import { homeJobsStyles } from "./home-jobs-styles";
import { homeMoreStyles } from "./home-more-styles";
import { homeSamplesStyles } from "./home-samples-styles";
import { homeSectionStyles } from "./home-section-styles";
import { livePaneStyles } from "./live-pane-styles";
import { shareBarStyles } from "./share-bar-styles";

/** Only on the home page. */
export const homeStylesheet = compileStyles([
  homeSectionStyles,
  homeHeroStyles,
  livePaneStyles,
  homeSamplesStyles,
  homeChecksStyles,
  shareBarStyles,
  homeJobsStyles,
  homeMoreStyles,
]);
