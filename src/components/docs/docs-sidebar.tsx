import { useEffect, useRef, useState } from "react";

import { useBrowserLayoutEffect } from "../../browser/hooks/use-browser";
import { SIDEBAR_SCROLL_KEY } from "../../browser/inline-scripts/restore-scroll";
import restoreScroll from "../../browser/inline-scripts/restore-scroll?inline";
import restoreSidebar from "../../browser/inline-scripts/restore-sidebar?inline";
import { navbarHeight } from "../../theme/breakpoints";
import { listen } from "../../utils/browser/listen";
import { hideSidebar, sidebarHidden } from "../../utils/browser/stored-choices";
import { tabStorage } from "../../utils/browser/tab-storage";
import { SIDEBAR_ID } from "../../utils/reserved-ids";
import type { Sidebar } from "../../utils/sidebar";
import { Icon } from "../parts/icon";
import { SidebarContent } from "./sidebar-content";

/** Hides and shows the sidebar in a wide window; sits at the sidebar's edge. */
export const SidebarToggle = () => {
  const [hidden, setHidden] = useState(false);
  useBrowserLayoutEffect(() => setHidden(sidebarHidden()), []);
  const label = hidden ? "Show sidebar" : "Hide sidebar";
  return (
    <button
      type="button"
      className="sidebar-toggle no-print"
      aria-label={label}
      title={label}
      onClick={() => {
        hideSidebar(!hidden);
        setHidden(!hidden);
      }}
    >
      <Icon name="chevron-right" />
    </button>
  );
};

/** Renders the sidebar of a page; it stays mounted, so it keeps its open categories and scroll position. */
export const DocsSidebar = ({ sidebar, path }: { sidebar: Sidebar; path: string }) => {
  const nav = useRef<HTMLElement>(null);
  const hasCategories = sidebar.items.some(({ digest }) => digest !== null);

  useEffect(() => {
    const element = nav.current;
    const current = element?.querySelector("[aria-current]");
    if (element && current) {
      const { top, bottom } = current.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      if (bottom <= navbarHeight || top >= window.innerHeight)
        element.scrollTop += (top + bottom - box.top - box.bottom) / 2;
    }
  }, [path]);

  useEffect(() => {
    const element = nav.current;
    return listen(["pagehide"], () => tabStorage.set(SIDEBAR_SCROLL_KEY, String(element?.scrollTop ?? 0)));
  }, []);

  return (
    <nav ref={nav} id={SIDEBAR_ID} aria-label={sidebar.label} className="docs-sidebar no-print">
      {sidebar.heading && sidebar.find === null && <h2>{sidebar.heading}</h2>}
      <SidebarContent sidebar={sidebar} path={path} />
      <script dangerouslySetInnerHTML={{ __html: hasCategories ? restoreSidebar : restoreScroll }} />
    </nav>
  );
};
