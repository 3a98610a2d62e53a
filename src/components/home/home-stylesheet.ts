import { compileStyles } from "../../theme/compile-styles";
import { homeHeroStyles } from "./home-hero-styles";
import { homeInstallStyles } from "./home-install-styles";
import { homeTasksStyles } from "./home-tasks-styles";

/** Stands on the home page alone. */
export const homeStylesheet = compileStyles([homeHeroStyles, homeInstallStyles, homeTasksStyles]);
