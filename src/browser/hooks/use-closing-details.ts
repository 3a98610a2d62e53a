import { useCallback, useEffect, useRef, type RefObject } from "react";

/**
 * Makes a <details> close like a menu: on Escape, which returns the focus, and on a click or focus elsewhere. Also
 * returns a function that closes it.
 */
export const useClosingDetails = (): [details: RefObject<HTMLDetailsElement>, close: () => void] => {
  const details = useRef<HTMLDetailsElement>(null);
  const close = useCallback((): void => {
    if (details.current) details.current.open = false;
  }, []);
  useEffect(() => {
    const onEvent = ({ type, target, key }: Event & { key?: string }): void => {
      const menu = details.current;
      if (!menu?.open || (type === "keydown" ? key !== "Escape" : menu.contains(target as Node))) return;
      close();
      if (type === "keydown") menu.querySelector("summary")?.focus();
    };
    const events = ["click", "focusin", "keydown"] as const;
    for (const event of events) document.addEventListener(event, onEvent);
    return () => {
      for (const event of events) document.removeEventListener(event, onEvent);
    };
  }, [close]);
  return [details, close];
};
