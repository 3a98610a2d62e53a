import type { GatsbyBrowser } from "gatsby";
import { type ReactElement, startTransition } from "react";
import type { Renderer } from "react-dom";
import { hydrateRoot } from "react-dom/client";

import { startCodeBlocks, updateWrapButtons } from "./src/browser/behaviors/code-blocks";
import { focusHashTarget, hashTarget, PAGE_SHOWN } from "./src/browser/behaviors/hash-target";
import { startImageZoom } from "./src/browser/behaviors/image-zoom";
import { startKeys } from "./src/browser/behaviors/keys/start-keys";
import { openWithBrowser, startLinks } from "./src/browser/behaviors/links";
import { startPrograms } from "./src/browser/behaviors/programs/start-programs";
import { endProgress, startProgress } from "./src/browser/behaviors/progress-bar";
import { placeNavbar, startNavbarVisibility, startToTop } from "./src/browser/behaviors/scrolling";
import { startTerms } from "./src/browser/behaviors/terms";
import { ErrorBoundary } from "./src/components/layout/error-boundary";
import { showStaticFallback } from "./src/components/layout/show-static-fallback";
import { type PageData, readServedPageData } from "./src/data/served/served-page-data";

export { wrapPageElement } from "./src/components/root";

declare global {
  interface Window {
    /** Data that Gatsby's loader has from the start. */
    pageData?: PageData;
  }
}

// Not in a hook: the loader is created before the first hook runs.
window.pageData = readServedPageData();

/** Handles pages that Gatsby can't load: the first one stays as served, the browser opens later ones. */
const guardLoader = (loader: NonNullable<Window["___loader"]>): void => {
  const { loadPage } = loader;
  loader.loadPage = async (path, dealsWithErrors) => {
    const page = await loadPage(path);
    if (dealsWithErrors || page?.status !== "error") return page;
    if ("hydrated" in document.documentElement.dataset) void openWithBrowser(location.href);
    else void showStaticFallback(page.error);
    return new Promise(() => undefined);
  };
};

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV !== "development") guardLoader(window.___loader!);
  startLinks();
  startCodeBlocks();
  startPrograms();
  startImageZoom();
  startTerms();
  startNavbarVisibility();
  startToTop();
  startKeys();
  if (process.env.NODE_ENV === "development") void import("./src/components/style-refresh");
};

const hydrateInSlices = (element: ReactElement, container: Element): void =>
  startTransition(
    () =>
      void hydrateRoot(
        container,
        <ErrorBoundary outermost path="">
          {element}
        </ErrorBoundary>,
      ),
  );

/** As a transition, hydration lets the browser respond every few milliseconds; develop has nothing to hydrate. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env.NODE_ENV === "development" ? undefined : () => hydrateInSlices as unknown as Renderer;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || location.pathname === prevLocation.pathname) return;
  startProgress();
  document.documentElement.dataset.moved = "";
  // For a page shown from its top: content below the fold is rendered one frame later.
  const { action } = location as { action?: string };
  if (action === "PUSH" && !location.hash) document.documentElement.dataset.arriving = "";
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  endProgress();
  const anotherPage = prevLocation !== null && prevLocation.pathname !== location.pathname;
  if (anotherPage && location.hash && !hashTarget(location.hash)) window.scrollTo(0, 0);
  // The router first moves the focus to its own container; the target's turn is after that.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      delete document.documentElement.dataset.arriving;
      updateWrapButtons();
      placeNavbar(focusHashTarget(location.hash));
      document.dispatchEvent(new Event(PAGE_SHOWN));
      if (process.env.GATSBY_ANALYTICS_ID && prevLocation?.pathname !== location.pathname)
        void import("./src/browser/behaviors/page-views").then(({ countPageView }) =>
          countPageView(process.env.GATSBY_ANALYTICS_ID!, location.pathname),
        );
    }),
  );
};

/** A change of only the query doesn't scroll; otherwise Gatsby scrolls to the hash's target, or to the top. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  const previous = prevRouterProps?.location;
  const sameHash = previous?.hash === location.hash;
  if (previous && previous.pathname === location.pathname && sameHash && previous.search !== location.search)
    return false;
  return true;
};
