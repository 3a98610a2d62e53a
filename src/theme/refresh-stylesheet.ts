import { stylesheet } from "./stylesheet";

/** In develop only: the page's styles follow the files without a restart. */
const element = document.getElementById("stylesheet");
if (element) element.textContent = stylesheet;
