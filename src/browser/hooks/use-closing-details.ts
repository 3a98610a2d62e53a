import { type RefObject, useCallback, useEffect, useRef } from "react";

import { closeLikeMenu } from "../../utils/browser/close-like-menu";

/** Returns a <details> that closes like a menu: on Escape, which returns the focus, and on a click or focus outside. */
export const useClosingDetails = (): [details: RefObject<HTMLDetailsElement>, close: () => void] => {
  const details = useRef<HTMLDetailsElement>(null);
  const close = useCallback((): void => {
    if (details.current) details.current.open = false;
  }, []);
  useEffect(() => closeLikeMenu(() => details.current), []);
  return [details, close];
};
