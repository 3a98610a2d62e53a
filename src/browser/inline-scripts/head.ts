import { announcement } from "../../config/announcement";
import { colorMode } from "../../config/color-mode";
import { toAddress } from "../../utils/address";
import { FOOTER_ID } from "../../utils/reserved-ids";
import { reportWrongPath } from "./report-wrong-path";
import { restoreChoices } from "./restore-choices";
import { searchEarly } from "./search-early";
import { trustOwnScripts } from "./trust-own-scripts";

/** Script in the head of every page, the same on all, so that one hash allows it; its element names the page. */
export const head = ({ dataset }: HTMLScriptElement): void => {
  window.pagePath = dataset.path;
  trustOwnScripts(process.env.GATSBY_ANALYTICS_ID ? ["https://www.googletagmanager.com"] : []);
  restoreChoices(colorMode, announcement, FOOTER_ID);
  searchEarly();
  reportWrongPath(toAddress("/"));
};
