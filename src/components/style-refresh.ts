import { stylesheet } from "./stylesheet";

declare const module: { hot?: { accept(): void } };

/** In develop only: the page's styles follow the files without a restart or a reload. */
const element = document.getElementById("stylesheet");
if (element) element.textContent = stylesheet;
module.hot?.accept();
