const showNames = (root: HTMLElement, wanted: string): number => {
  let count = 0;
  for (const list of root.querySelectorAll("ul")) {
    const items = [...list.querySelectorAll("li")];
    for (const item of items) item.hidden = !item.textContent.toLowerCase().includes(wanted);
    const shown = items.filter(({ hidden }) => !hidden).length;
    list.hidden = shown === 0;
    const heading = list.previousElementSibling;
    if (heading instanceof HTMLHeadingElement) heading.hidden = list.hidden;
    count += shown;
  }
  return count;
};

/** Hides the names in the lists below a field that lack its text. */
export const filterNames = (root: HTMLElement, signal: AbortSignal): void => {
  const input = root.querySelector("input")!;
  const filter = (): void => {
    const wanted = input.value.trim().toLowerCase();
    const count = showNames(root, wanted);
    root.querySelector("output")!.textContent = wanted === "" ? "" : `${count} found`;
  };
  if (input.value) filter();
  input.addEventListener("input", filter, { signal });
  input.form!.addEventListener("submit", (event) => event.preventDefault(), { signal });
};
