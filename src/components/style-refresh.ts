import { shortcodeStylesheets } from "../mdx/shortcodes/styles/shortcode-stylesheets";
import { stylesheet } from "./stylesheet";

declare const module: { hot?: { accept(): void } };

/** In develop only: the styles of all pages and all words follow the files without a restart or a reload. */
const element = document.getElementById("stylesheet");
if (element) element.textContent = [stylesheet, ...shortcodeStylesheets.values()].join("");
module.hot?.accept();
