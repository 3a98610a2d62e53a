import { footerGroups, navbarLinks } from "../../config/navigation";
import { sidebars } from "../../config/sidebars";
import { versions } from "../../config/versions";

/** The config that develop reads again after each edit. Read it when you need it, to get its current values. */
export const currentConfig = { sidebars, versions, navbarLinks, footerGroups };

export type CurrentConfig = typeof currentConfig;
