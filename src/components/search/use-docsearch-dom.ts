import { type RefObject, useLayoutEffect, useState } from "react";

/** Makes DocSearch repeat its query. It does so when its input gets the focus, and has no other API for it. */
export const askAgain = (input: HTMLInputElement): void =>
  void input.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));

/** Sets or removes attributes; writes none that is right, which would start the next repair. */
const setAttributes = (element: Element, attributes: Readonly<Record<string, string | undefined>>): void => {
  for (const [name, value] of Object.entries(attributes))
    if (!value) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/** The container isn't a button: the dialog around it has its name and role. */
const repairContainer = (root: Element): void => {
  const container = root.querySelector(".DocSearch-Container")!;
  for (const name of ["role", "tabindex", ...container.getAttributeNames().filter((name) => name.startsWith("aria-"))])
    container.removeAttribute(name);
  // They belong to the modal; they aren't the page's banner and footer.
  for (const part of root.querySelectorAll(".DocSearch-SearchBar, .DocSearch-Footer"))
    setAttributes(part, { role: "none" });
};

/** Gives each list its own id. Tree items may contain links and buttons; options may not. */
const repairLists = (root: Element): void => {
  for (const list of root.querySelectorAll(".DocSearch-Hits > ul")) {
    const id = list.firstElementChild?.id.replace(/item-\d+$/, "list") ?? "";
    if (list.previousElementSibling) setAttributes(list.previousElementSibling, { id: `${id}-title` });
    setAttributes(list, { id, role: "tree", "aria-labelledby": `${id}-title` });
    for (const item of list.children) setAttributes(item, { role: "treeitem" });
  }
};

/** A field with lists that open below it. Its attributes are derived from the visible lists, because DocSearch leaves references to removed lists and items. */
const repairInput = (root: HTMLElement): void => {
  const lists = root.dataset.failed === undefined ? [...root.querySelectorAll("[role=tree]")] : [];
  const active = lists.flatMap((list) => [...list.querySelectorAll("[aria-selected=true]")])[0];
  setAttributes(root.querySelector("input")!, {
    role: "combobox",
    "aria-haspopup": "tree",
    "aria-expanded": String(lists.length > 0),
    "aria-controls": lists.map(({ id }) => id).join(" "),
    "aria-activedescendant": active?.id,
  });
};

/** Corrects the accessibility of DocSearch's markup after each rendering; returns a function that stops it. */
const repairDocSearch = (root: HTMLElement): (() => void) => {
  const repair = (): void => [repairContainer, repairLists, repairInput].forEach((part) => part(root));
  repair();
  const observer = new MutationObserver(repair);
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: ["aria-controls", "aria-activedescendant", "aria-selected", "data-failed"],
  });
  return () => observer.disconnect();
};

/** DocSearch stores what a result's button changes when the result's transition ends, which never comes without motion or if the dialog is closed before. */
const endTransition = ({ target }: Event): void => {
  const hit =
    (target as Element).closest(".DocSearch-Hit-action-button") && (target as Element).closest(".DocSearch-Hit");
  // After DocSearch has heard of the click.
  if (hit) setTimeout(() => hit.dispatchEvent(new Event("transitionend", { bubbles: true })));
};

/** Tab leaves past the first or last visible stop; DocSearch would trap it between the stops at the start. */
const leaveByTab = (event: KeyboardEvent, onLeave: () => void): void => {
  event.stopPropagation();
  const stops = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("a[href], button, input")].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
  );
  if (event.target !== (event.shiftKey ? stops[0] : stops.at(-1))) return;
  event.preventDefault();
  onLeave();
};

interface DocSearchDomOptions {
  /** Whether the query is selected, so that the next letter replaces it. */
  selects: boolean;
  onLeave: () => void;
  /** Called when the reader presses Enter below an error message. */
  onRetry: () => void;
}

const createContainer = (className: string): Element => Object.assign(document.createElement("div"), { className });

export const inputIn = (root: RefObject<HTMLElement | null>): HTMLInputElement => root.current!.querySelector("input")!;

/** Adapts DocSearch's elements; returns containers above the results and after the stored searches. */
export const useDocSearchDom = (
  root: RefObject<HTMLElement | null>,
  { selects, onLeave, onRetry }: DocSearchDomOptions,
): { tools: Element; start: Element } => {
  const [tools] = useState(() => createContainer("search-tools"));
  const [start] = useState(() => createContainer("search-start-place"));

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
    element.addEventListener("click", endTransition);
    return () => {
      element.removeEventListener("click", endTransition);
      endRepairs();
      tools.remove();
      start.remove();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once: the query is the reader's from here on.
  }, []);

  useLayoutEffect(() => {
    const element = root.current!;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Tab") return leaveByTab(event, onLeave);
      // The results that DocSearch would open are hidden behind the message.
      if (event.key !== "Enter" || event.target !== inputIn(root) || element.dataset.failed === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      onRetry();
    };
    element.addEventListener("keydown", onKey, { capture: true });
    return () => element.removeEventListener("keydown", onKey, { capture: true });
  });

  return { tools, start };
};
