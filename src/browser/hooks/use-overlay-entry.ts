import { useEffect, useState } from "react";

import { listen } from "../../utils/browser/listen";
import { overlayOfEntry, toOverlayEntry } from "../behaviors/overlays";

/** When going back to an entry with a fragment, the browser would scroll to it; the page behind must not move. */
const keepScroll = (isKept: boolean): void => {
  if (isKept) history.scrollRestoration = "manual";
  // The browser scrolls after its popstate event.
  else setTimeout(() => (history.scrollRestoration = "auto"));
};

/** Returns whether the named overlay is open, and its setter. Open is a history entry, which Back or closing leaves. */
export const useOverlayEntry = (name: string): [open: boolean, setOpen: (open: boolean) => void] => {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const follow = (): void => {
      const isOpen = overlayOfEntry() === name;
      if (!isOpen) keepScroll(false);
      setOpen(isOpen);
    };
    // A reload, or Forward, may lead to the entry.
    follow();
    return listen(["popstate"], follow);
  }, [name]);

  useEffect(() => {
    if (!open) return;
    keepScroll(true);
    if (overlayOfEntry() !== name) history.pushState(toOverlayEntry(name), "");
    return () => {
      if (overlayOfEntry() === name) history.back();
      else keepScroll(false);
    };
  }, [open, name]);

  return [open, setOpen];
};
