import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** A <details> that closes like a menu: on Escape, which brings the focus back, on a click elsewhere or the focus there. */
export const useClosingDetails = (): RefObject<HTMLDetailsElement> => {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = ({ type, target, key }: Event & { key?: string }): void => {
      const menu = details.current;
      if (!menu?.open || (type === "keydown" ? key !== "Escape" : menu.contains(target as Node))) return;
      menu.open = false;
      if (type === "keydown") menu.querySelector("summary")?.focus();
    };
    const events = ["click", "focusin", "keydown"] as const;
    for (const event of events) document.addEventListener(event, close);
    return () => {
      for (const event of events) document.removeEventListener(event, close);
    };
  }, []);
  return details;
};
