import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

import { repairDocSearch } from "./repair-docsearch";
import type { SearchModalClass } from "./search-modal-stylesheet";

const STOPS = "a[href], button, input";

/**
 * Lets Tab move through an element's visible stops, and calls back when it goes past the last stop or back past the
 * first. DocSearch would trap it between the stops that were there at the start.
 */
const leaveByTab =
  (onLeave: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Tab") return;
    event.stopPropagation();
    const stops = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(STOPS)].filter(
      (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
    );
    if (event.target !== (event.shiftKey ? stops[0] : stops.at(-1))) return;
    event.preventDefault();
    onLeave();
  };

interface DocSearchDomOptions {
  /** Whether the query is selected, so that the next letter replaces it. */
  selects: boolean;
  /** Called when the reader leaves with Tab. */
  onLeave: () => void;
  /** Called when the reader presses Enter below an error message. */
  onRetry: () => void;
}

interface DocSearchDom {
  /** Container between the input and the results. */
  tools: Element;
  /** Container after recent and favourite searches. */
  start: Element;
}

const place = (className: SearchModalClass): Element => Object.assign(document.createElement("div"), { className });

export const inputIn = (root: RefObject<HTMLElement | null>): HTMLInputElement => root.current!.querySelector("input")!;

/** Adapts DocSearch's elements: fixes its markup, focuses its input, inserts our parts, and handles keys. */
export const useDocSearchDom = (
  root: RefObject<HTMLElement | null>,
  { selects, onLeave, onRetry }: DocSearchDomOptions,
): DocSearchDom => {
  const [tools] = useState(() => place("search-tools"));
  const [start] = useState(() => place("search-start-place"));

  useLayoutEffect(() => {
    const element = root.current!;
    const input = inputIn(root);
    const dropdown = element.querySelector(".DocSearch-Dropdown")!;
    // Immediately, not in the next task, or an early keypress would be lost.
    input.focus();
    input.setSelectionRange(selects ? 0 : input.value.length, input.value.length);
    dropdown.before(tools);
    dropdown.append(start);
    const endRepairs = repairDocSearch(element);
    return () => {
      endRepairs();
      tools.remove();
      start.remove();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once: the query is the reader's from here on.
  }, []);

  useLayoutEffect(() => {
    const element = root.current!;
    const onEnter = (event: KeyboardEvent): void => {
      // The results that DocSearch would open are hidden behind the message.
      if (event.key !== "Enter" || event.target !== inputIn(root) || element.dataset.failed === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      onRetry();
    };
    const onTab = leaveByTab(onLeave);
    element.addEventListener("keydown", onTab, { capture: true });
    element.addEventListener("keydown", onEnter, { capture: true });
    return () => {
      element.removeEventListener("keydown", onTab, { capture: true });
      element.removeEventListener("keydown", onEnter, { capture: true });
    };
  });

  return { tools, start };
};
