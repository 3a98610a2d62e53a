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
    const unmounted = new AbortController();
    for (const event of ["click", "focusin", "keydown"])
      document.addEventListener(event, onEvent, { signal: unmounted.signal });
    return () => unmounted.abort();
  }, [close]);
  return [details, close];
};
