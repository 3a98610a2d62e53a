import { useEffect, useState } from "react";

import { overlayOfEntry, toOverlayEntry } from "../utils/overlay-entry";

/**
 * Is something of this name open above the page? What sets it keeps an entry of the history for the open state: Back
 * leaves the entry, which closes; closing in another way leaves it too, so that Back then leads where it did before.
 */
export const useOverlayEntry = (name: string): [open: boolean, setOpen: (open: boolean) => void] => {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const follow = (): void => setOpen(overlayOfEntry() === name);
    // A reload, or Forward, may lead into the entry.
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [name]);

  useEffect(() => {
    if (!open) return;
    if (overlayOfEntry() !== name) history.pushState(toOverlayEntry(name), "");
    return () => {
      if (overlayOfEntry() === name) history.back();
    };
  }, [open, name]);

  return [open, setOpen];
};
