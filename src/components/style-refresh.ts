import { shortcodeStylesheets } from "../mdx/shortcodes/styles/shortcode-stylesheets";
import { STYLESHEET_ID } from "../utils/reserved-ids";
import { stylesheet } from "./stylesheet";

declare const module: { hot?: { accept(): void } };

/** In develop only: updates the styles of all pages and shortcodes without a restart or a reload. */
const element = document.getElementById(STYLESHEET_ID);
if (element) element.textContent = [stylesheet, ...shortcodeStylesheets.values()].join("");
module.hot?.accept();
