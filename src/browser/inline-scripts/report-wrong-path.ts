import { isLoaderReady } from "../../data/pages";
import { decoded } from "../../utils/decoded";

/** Says in a box that the code of a site built for the path `base` didn't load because the site is at another path. */
export const reportWrongPath = (base: string): void =>
  window.addEventListener("load", () => {
    if (isLoaderReady()) return;
    const page = window.pagePath!;
    let path = decoded(location.pathname).replace(/\/index\.html$/, "/");
    if (page.endsWith("/") && !path.endsWith("/")) path += "/";
    const isAt = path.endsWith(page);
    const opened = isAt ? path.slice(0, path.length - page.length + 1) : path;
    if (isAt ? opened === base : path.startsWith(base)) return;
    const box = document.createElement("div");
    box.setAttribute("role", "alert");
    box.style.cssText = "margin:16px;padding:16px;border:2px solid #a82a21;color:#a82a21;background:#fff";
    const remedy =
      opened === "/"
        ? "without SITE_PATH_PREFIX"
        : `with ${isAt ? `SITE_PATH_PREFIX=${opened.slice(0, -1)}` : "another SITE_PATH_PREFIX"}`;
    box.textContent = `This site did not load properly. It is built for the path ${base} and was opened at ${opened}, so its files were not found. Serve it at ${base}, or build it ${remedy}.`;
    document.body.prepend(box);
  });
