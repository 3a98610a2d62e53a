import { type RefObject, useCallback, useEffect, useRef } from "react";

import { listen } from "../../utils/browser/listen";

/**
 * Returns a <details> that closes like a menu: on Escape, which returns the focus, and on a click or focus elsewhere.
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
    return listen(["click", "focusin", "keydown"], onEvent);
  }, [close]);
  return [details, close];
};
