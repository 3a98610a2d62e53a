import type { RefObject } from "react";

import { useBrowserLayoutEffect } from "./use-browser";

/** Selects the tab of a panel that the browser opens: its search, or a link to a text or an id, has found something there. */
export const useFoundPanel = (root: RefObject<HTMLElement>, select: (value: string) => void): void =>
  useBrowserLayoutEffect(() => {
    const tabs = root.current!;
    const own = (selector: string) => [...tabs.querySelectorAll<HTMLElement>(`:scope > ${selector}`)];
    const [current] = own("[role=tablist] > [aria-selected=true]");
    const shown = own("[role=tabpanel]:not([hidden])");
    // A panel opened before hydration is shown in addition to the current tab's.
    const found = shown.length > 1 && shown.find(({ dataset }) => dataset.value !== current?.dataset.value);
    // First React renders the current tab, which it has not yet done in hydration.
    if (found) queueMicrotask(() => select(found.dataset.value!));
    const onFound = ({ target }: Event): void => {
      if (target instanceof HTMLElement && target.parentElement === tabs) select(target.dataset.value!);
    };
    tabs.addEventListener("beforematch", onFound);
    return () => tabs.removeEventListener("beforematch", onFound);
  }, [root, select]);
