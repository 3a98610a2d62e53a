import { shortcodeStylesheets } from "../mdx/shortcodes/styles/shortcode-stylesheets";
import { stylesheet } from "./stylesheet";

declare const module: { hot?: { accept(): void } };

/** In develop only: updates the styles of all pages and shortcodes without a restart or a reload. */
const element = document.getElementById("stylesheet");
if (element) element.textContent = [stylesheet, ...shortcodeStylesheets.values()].join("");
module.hot?.accept();
