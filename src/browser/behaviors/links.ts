import { navigate } from "../../data/navigate";
import { loadPage, preloadPage } from "../../data/pages";
import { isOwnAddress, toRoute } from "../../utils/address";
import { isPlainClick } from "../../utils/browser/is-plain-click";
import { inTime } from "../../utils/in-time";
import { isInternal, pageKey } from "../../utils/paths";
import { hideNotice, showNotice } from "./notice";
import { overlayOfEntry } from "./overlays";
import { endProgress, startProgress } from "./progress-bar";

/** Makes the browser open a page that couldn't be shown. If the host doesn't answer, the current page stays and shows a notice. */
export const openWithBrowser = async (target: string, replace = false): Promise<void> => {
  hideNotice();
  const answer = await inTime(fetch(target, { method: "HEAD" }), target).catch(() => undefined);
  endProgress();
  if (answer) {
    if (target === location.href) return location.reload();
    return replace ? location.replace(target) : location.assign(target);
  }
  const why = navigator.onLine ? "The site does not answer" : "You are offline";
  showNotice(`${why}: the page you asked for could not be loaded. You can go on reading this one.`, "Try again", () =>
    openWithBrowser(target, replace),
  );
};

const isPagePath = (path: string): boolean =>
  isInternal(path) && isOwnAddress(path) && !/\.[a-z0-9]+$/i.test(pageKey(path));

/** Returns the link to a page of this site that is the target of an event. */
const pageLink = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== location.origin || link.target === "_blank" || link.hasAttribute("download"))
    return undefined;
  // If the site's own code has failed, a new document may work.
  if (link.closest("[data-full-load]")) return undefined;
  return isPagePath(link.pathname) ? link : undefined;
};

let clicks = 0;

/** Opens a page with the router once it has loaded, or with the browser if that fails. The last click wins. */
const follow = async (path: string, rest: string): Promise<void> => {
  const target = path + rest;
  const click = ++clicks;
  if (pageKey(path) !== pageKey(location.pathname)) startProgress();
  hideNotice();
  const isLoaded = await loadPage(path);
  if (click !== clicks) return;
  // The page replaces whatever is open above this one: nobody wants to go back to that.
  const replace = overlayOfEntry() !== undefined;
  if (isLoaded) await navigate(toRoute(target), { replace });
  else await openWithBrowser(target, replace);
};

const onLinkClick = (event: MouseEvent): void => {
  const link = pageLink(event);
  if (!link || !isPlainClick(event)) return;
  const samePage = pageKey(link.pathname) === pageKey(location.pathname) && link.search === location.search;
  if (samePage && link.hash) return;
  event.preventDefault();
  void follow(link.pathname, link.search + link.hash);
};

const onIntent = (event: Event): void => {
  const link = pageLink(event);
  if (link && pageKey(link.pathname) !== pageKey(location.pathname)) preloadPage(link.pathname);
};

/** Makes every link to a page of this site client-side, and loads the page on hover, focus or touch. */
export const startLinks = (): void => {
  document.addEventListener("click", onLinkClick);
  // The reader no longer wants the page that couldn't be opened.
  window.addEventListener("popstate", hideNotice);
  for (const intent of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(intent, onIntent, { passive: true });
};
