import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

import { leaveByTab } from "./leave-by-tab";
import { repairDocSearch } from "./repair-docsearch";
import type { SearchModalClass } from "./search-modal-styles";

interface DocSearchDomOptions {
  /** Is the query selected, for the next letter to replace it? */
  selects: boolean;
  /** The reader has left by Tab. */
  onLeave: () => void;
  /** The reader has pressed Enter below a message of what has gone wrong. */
  onRetry: () => void;
}

interface DocSearchDom {
  /** Place between the input and what is found. */
  tools: Element;
  /** Place after recent and favourite searches. */
  start: Element;
}

const place = (className: SearchModalClass): Element => Object.assign(document.createElement("div"), { className });

export const inputIn = (root: RefObject<HTMLElement | null>): HTMLInputElement => root.current!.querySelector("input")!;

/** DocSearch's elements: its markup is fixed, its input has the focus, ours have their places, and keys lead on. */
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
    // At once, not with the next task: a key that is pressed before that would be lost.
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
