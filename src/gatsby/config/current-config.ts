import { footerGroups, navbarLinks } from "../../config/navigation";
import { sidebars } from "../../config/sidebars";
import { versions } from "../../config/versions";

/** The config that develop reads again at each edit; who asks for a part of it at the time of need gets it as it is now. */
export const currentConfig = { sidebars, versions, navbarLinks, footerGroups };

export type CurrentConfig = typeof currentConfig;
