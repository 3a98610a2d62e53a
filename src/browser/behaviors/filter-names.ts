const showNames = (root: HTMLElement, wanted: string): number => {
  let count = 0;
  for (const list of root.querySelectorAll("ul, tbody")) {
    const items = [...list.querySelectorAll<HTMLElement>("li, tr")];
    for (const item of items) item.hidden = !item.textContent.toLowerCase().includes(wanted);
    const shown = items.filter(({ hidden }) => !hidden).length;
    const block = list.closest<HTMLElement>(".table") ?? (list as HTMLElement);
    block.hidden = shown === 0;
    const heading = block.previousElementSibling;
    if (heading instanceof HTMLHeadingElement) heading.hidden = block.hidden;
    count += shown;
  }
  return count;
};

/** Hides the names in the lists and tables below a field that lack its text, and links to their groups. */
export const filterNames = (root: HTMLElement, signal: AbortSignal): void => {
  const input = root.querySelector("input")!;
  const filter = (): void => {
    const wanted = input.value.trim().toLowerCase();
    const count = showNames(root, wanted);
    root.querySelector("nav")?.toggleAttribute("hidden", wanted !== "");
    root.querySelector("output")!.textContent = wanted === "" ? "" : `${count} found`;
  };
  if (input.value) filter();
  input.addEventListener("input", filter, { signal });
  input.form!.addEventListener("submit", (event) => event.preventDefault(), { signal });
};
