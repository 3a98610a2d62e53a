import { useEffect, useState } from "react";

import { overlayOfEntry, toOverlayEntry } from "../behaviors/overlay-entry";

/** On the way back to an entry with a fragment the browser would scroll there; the page behind is to stay where it is. */
const keepScroll = (kept: boolean): void => {
  if (kept) history.scrollRestoration = "manual";
  // The browser scrolls after the event that tells of its arrival.
  else setTimeout(() => (history.scrollRestoration = "auto"));
};

/**
 * Is something of this name open above the page? What sets it keeps an entry of the history for the open state: Back
 * leaves the entry, which closes; closing in another way leaves it too, so that Back then leads where it did before.
 */
export const useOverlayEntry = (name: string): [open: boolean, setOpen: (open: boolean) => void] => {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const follow = (): void => {
      const isOpen = overlayOfEntry() === name;
      if (!isOpen) keepScroll(false);
      setOpen(isOpen);
    };
    // A reload, or Forward, may lead into the entry.
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
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
