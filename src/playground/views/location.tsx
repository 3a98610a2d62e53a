import { useEffect, useRef } from "react";

import { atStart } from "../session/at-start";
import { Beginning } from "./beginning";
import { Bench } from "./bench";
import type { ToolkitFacts } from "./code/toolkit-facts";
import { usePlaygroundState } from "./parts/playground-context";

const tab = (): HTMLElement | null => document.querySelector('.workbench [role="tab"][aria-selected="true"]');

/** The open message, or the start page. Until that's known the page shows the outline of what it expects. */
export const Place = ({ facts }: { facts: ToolkitFacts }) => {
  const isAtStart = usePlaygroundState(atStart);
  const isUnknown = usePlaygroundState(({ isOpening, length }) => isOpening && length === 0);
  const wasAtStart = useRef(false);

  useEffect(() => {
    if (wasAtStart.current && !isAtStart) {
      window.scrollTo(0, 0);
      tab()?.focus({ preventScroll: true });
    }
    wasAtStart.current = isAtStart;
  }, [isAtStart]);

  if (isAtStart) return <Beginning />;
  return isUnknown && !("opens" in document.documentElement.dataset) ? null : <Bench facts={facts} />;
};
