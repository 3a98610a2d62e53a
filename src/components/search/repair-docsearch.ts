const setAttribute = (element: Element, name: string, value: string): void => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/** The container isn't a button: the dialog around it has its name and role. */
const repairContainer = (root: Element): void => {
  const container = root.querySelector(".DocSearch-Container")!;
  for (const name of ["role", "tabindex", ...container.getAttributeNames().filter((name) => name.startsWith("aria-"))])
    container.removeAttribute(name);
  // They belong to the modal; they aren't the page's banner and footer.
  for (const part of root.querySelectorAll(".DocSearch-SearchBar, .DocSearch-Footer"))
    setAttribute(part, "role", "none");
};

/**
 * All lists share one id; this sets the ids that the input refers to. Their items contain links and buttons, which tree
 * items may do and options may not.
 */
const repairLists = (root: Element): void => {
  for (const list of root.querySelectorAll(".DocSearch-Hits > ul")) {
    const id = list.firstElementChild?.id.replace(/item-\d+$/, "list") ?? "";
    const title = list.previousElementSibling;
    if (title) setAttribute(title, "id", `${id}-title`);
    setAttribute(list, "id", id);
    setAttribute(list, "role", "tree");
    setAttribute(list, "aria-labelledby", `${id}-title`);
    for (const item of list.children) setAttribute(item, "role", "treeitem");
  }
};

const setOrRemove = (element: Element, name: string, value: string | undefined): void => {
  if (value) setAttribute(element, name, value);
  else element.removeAttribute(name);
};

/** A field with lists that open below it. Its attributes are derived from the visible lists, because DocSearch leaves references to removed lists and items. */
const repairInput = (root: HTMLElement): void => {
  const input = root.querySelector("input")!;
  const lists = root.dataset.failed === undefined ? [...root.querySelectorAll("[role=tree]")] : [];
  const active = lists.flatMap((list) => [...list.querySelectorAll("[aria-selected=true]")])[0];
  setAttribute(input, "role", "combobox");
  setAttribute(input, "aria-haspopup", "tree");
  setAttribute(input, "aria-expanded", String(lists.length > 0));
  setOrRemove(input, "aria-controls", lists.map(({ id }) => id).join(" "));
  setOrRemove(input, "aria-activedescendant", active?.id);
};

/** Corrects the accessibility of DocSearch's markup after each rendering; returns a function that stops it. */
export const repairDocSearch = (root: HTMLElement): (() => void) => {
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
