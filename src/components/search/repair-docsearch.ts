const setAttribute = (element: Element, name: string, value: string): void => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/** The container is no button: the dialog around it has its name and its role. */
const repairContainer = (root: Element): void => {
  const container = root.querySelector(".DocSearch-Container")!;
  for (const name of ["role", "tabindex", ...container.getAttributeNames().filter((name) => name.startsWith("aria-"))])
    container.removeAttribute(name);
  // They are the modal's own, not the page's banner and footer.
  for (const part of root.querySelectorAll(".DocSearch-SearchBar, .DocSearch-Footer"))
    setAttribute(part, "role", "none");
};

/**
 * All lists have one id; here they get those that the input names. Their items hold links and buttons, as those of a
 * tree may, and options may not.
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

const repairInput = (root: Element): void => {
  const input = root.querySelector("input")!;
  const ids = input.getAttribute("aria-controls")?.split(" ") ?? [];
  const present = ids.filter((id) => document.getElementById(id)).join(" ");
  if (present) setAttribute(input, "aria-controls", present);
  else input.removeAttribute("aria-controls");
};

const announceMessages = (root: Element): void => {
  for (const message of root.querySelectorAll(".DocSearch-NoResults")) setAttribute(message, "role", "status");
};

/** Corrects what DocSearch's markup says to assistive technology, after each rendering; gives a function that ends it. */
export const repairDocSearch = (root: Element): (() => void) => {
  const repair = (): void =>
    [repairContainer, repairLists, repairInput, announceMessages].forEach((part) => part(root));
  repair();
  const observer = new MutationObserver(repair);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ["aria-controls"] });
  return () => observer.disconnect();
};
