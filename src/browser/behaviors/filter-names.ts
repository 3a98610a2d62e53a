/** Returns the elements after one, up to the next that matches. */
const siblingsUntil = (start: Element, end: string): HTMLElement[] => {
  const next = start.nextElementSibling;
  return next instanceof HTMLElement && !next.matches(end) ? [next, ...siblingsUntil(next, end)] : [];
};

const isHidden = ({ hidden }: HTMLElement): boolean => hidden;

/** Returns what is shown or hidden together: an item of a list, a row, or a third heading with its text. */
const entriesOf = (root: HTMLElement): HTMLElement[][] => [
  ...[...root.querySelectorAll<HTMLElement>("li, tbody tr")].map((item) => [item]),
  ...[...root.querySelectorAll<HTMLElement>("h3")].map((heading) => [heading, ...siblingsUntil(heading, "h2, h3")]),
];

const showNames = (root: HTMLElement, query: string): number => {
  const entries = entriesOf(root);
  const found = entries.filter((parts) => parts.some(({ textContent }) => textContent.toLowerCase().includes(query)));
  for (const part of entries.flat()) part.hidden = true;
  for (const part of found.flat()) part.hidden = false;
  for (const block of root.querySelectorAll<HTMLElement>("ul, .table"))
    block.hidden = [...block.querySelectorAll<HTMLElement>("li, tbody tr")].every(isHidden);
  for (const heading of root.querySelectorAll("h2")) heading.hidden = siblingsUntil(heading, "h2").every(isHidden);
  return found.length;
};

/** Hides the names below a field that lack its text, with their headings, and the links to their groups. */
export const filterNames = (root: HTMLElement, signal: AbortSignal): void => {
  const input = root.querySelector("input")!;
  const filter = (): void => {
    const query = input.value.trim().toLowerCase();
    const count = showNames(root, query);
    root.querySelector("nav")?.toggleAttribute("hidden", query !== "");
    root.querySelector("output")!.textContent = query === "" ? "" : `${count} found`;
  };
  if (input.value) filter();
  input.addEventListener("input", filter, { signal });
  input.form!.addEventListener("submit", (event) => event.preventDefault(), { signal });
};
