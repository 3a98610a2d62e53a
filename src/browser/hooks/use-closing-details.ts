import { type RefObject, useCallback, useEffect, useRef } from "react";

import { closeMenu, MENU_EVENTS } from "../../utils/browser/close-menu";
import { listen } from "../../utils/browser/listen";

/** Returns a <details> that closes like a menu: on Escape, which returns the focus, and on a click or focus outside. */
export const useClosingDetails = (): [details: RefObject<HTMLDetailsElement>, close: () => void] => {
  const details = useRef<HTMLDetailsElement>(null);
  const close = useCallback((): void => {
    if (details.current) details.current.open = false;
  }, []);
  useEffect(() => listen(MENU_EVENTS, (event) => closeMenu(details.current, event)), []);
  return [details, close];
};
