import type { RefObject } from "react";

import { useBrowserLayoutEffect } from "./use-browser";

/** Selects the tab of a panel that the browser opens: its search, or a link to a text or an id, has found something there. */
export const useFoundPanel = (root: RefObject<HTMLElement>, select: (value: string) => void): void =>
  useBrowserLayoutEffect(() => {
    const tabs = root.current!;
    const current = tabs.querySelector<HTMLElement>("[aria-selected=true]")?.dataset.value;
    // A panel opened before hydration is shown in addition to the current tab's.
    const found = tabs.querySelector<HTMLElement>(`:scope > [role=tabpanel]:not([hidden], [data-value="${current}"])`);
    // First React renders the current tab, which it has not yet done in hydration.
    if (found) queueMicrotask(() => select(found.dataset.value!));
    const onFound = (event: Event): void => {
      const panel = event.target as HTMLElement;
      if (panel.parentElement === tabs) select(panel.dataset.value!);
    };
    tabs.addEventListener("beforematch", onFound);
    return () => tabs.removeEventListener("beforematch", onFound);
  }, [root, select]);
