import { hashTarget, PAGE_SHOWN } from "./hash-target";

const FIELDS = ["q", "package", "language", "status", "kind", "known"] as const;

type Filter = Record<(typeof FIELDS)[number], string>;

const toEntry = (element: HTMLElement, list: HTMLElement) => ({
  element,
  facts: {
    package: list.dataset.package,
    language: list.dataset.language,
    status: element.querySelector("b")?.textContent,
    kind: element.className,
    known: element.querySelector("small")?.textContent,
  },
  text: [...element.querySelectorAll("a, i, p")]
    .map(({ textContent }) => textContent)
    .join(" ")
    .toLowerCase(),
});

type Entry = ReturnType<typeof toEntry>;

const toList = (element: HTMLElement) => ({
  element,
  heading: element.previousElementSibling,
  entries: [...element.querySelectorAll<HTMLElement>(":scope > li")].map((entry) => toEntry(entry, element)),
});

const isMatch = ({ facts, text }: Entry, { q, ...limits }: Filter): boolean =>
  Object.entries(limits).every(([name, value]) => value === "" || facts[name as keyof typeof facts] === value) &&
  q
    .toLowerCase()
    .split(/[\s.:]+/)
    .every((word) => text.includes(word));

const toFilter = (form: HTMLFormElement): Filter => {
  const data = new FormData(form);
  return Object.fromEntries(FIELDS.map((name) => [name, String(data.get(name) ?? "").trim()])) as Filter;
};

/** Fills in the form from the address; `keepsOwn` keeps what the reader filled in while this code was loading. */
const fillInForm = (form: HTMLFormElement, keepsOwn: boolean): void => {
  const query = new URLSearchParams(location.search);
  for (const name of FIELDS) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
    const value = query.get(name) ?? "";
    if (keepsOwn && (value === "" || field.value !== "")) continue;
    const isKnown = field instanceof HTMLInputElement || [...field.options].some((option) => option.value === value);
    field.value = isKnown ? value : "";
  }
};

const writeAddress = (filter: Filter): void => {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== "")).toString();
  history.replaceState(history.state, "", `${location.pathname}${query && `?${query}`}${location.hash}`);
};

/** Filters the lists of symbols in `root` with its form, and keeps the form's state in the address. */
export const filterSymbols = (root: HTMLElement, signal: AbortSignal): void => {
  const form = root.querySelector("form");
  const output = form?.querySelector("output");
  const toggle = form?.querySelector<HTMLButtonElement>("[aria-expanded]");
  if (!form || !output || !toggle) return;
  let lists: ReturnType<typeof toList>[] | undefined;

  const apply = (filter: Filter): void => {
    lists ??= [...root.querySelectorAll<HTMLElement>(".symbols")].map(toList);
    const all = lists.reduce((sum, { entries }) => sum + entries.length, 0);
    let shown = 0;
    for (const { element, heading, entries } of lists) {
      const before = shown;
      for (const entry of entries) {
        const matching = isMatch(entry, filter);
        entry.element.hidden = !matching;
        if (matching) shown++;
      }
      element.hidden = shown === before;
      heading?.toggleAttribute("hidden", element.hidden);
    }
    const chosen = FIELDS.filter((name) => name !== "q" && filter[name] !== "").length;
    toggle.textContent = chosen === 0 ? "Filters" : `Filters (${chosen})`;
    output.textContent = shown === all ? `${all} symbols` : `${shown} of ${all} symbols`;
  };
  const update = (): void => {
    const filter = toFilter(form);
    apply(filter);
    writeAddress(filter);
    // The shorter list may have scrolled out of sight.
    if (root.getBoundingClientRect().top < 0) root.scrollIntoView();
  };

  /** The address changed, through a link or by going back: applies its filter, and always shows its symbol. */
  const followAddress = (): void => {
    const target = hashTarget(location.hash);
    const wasHidden = target !== null && root.contains(target) && target.hidden;
    const before = JSON.stringify(toFilter(form));
    fillInForm(form, false);
    if (JSON.stringify(toFilter(form)) !== before) apply(toFilter(form));
    if (!wasHidden) return;
    if (target.hidden) form.reset();
    // The form is empty, and the list complete, only some time after a reset.
    setTimeout(() => target.scrollIntoView());
  };

  fillInForm(form, true);
  // Without a filter everything is shown already, so the page needn't be read.
  if (Object.values(toFilter(form)).some((value) => value !== "")) update();
  // The button shows and hides the fields that don't fit in narrow windows.
  const toggleFields = (): void =>
    toggle.setAttribute("aria-expanded", String(toggle.getAttribute("aria-expanded") === "false"));
  toggle.addEventListener("click", toggleFields, { signal });
  toggle.disabled = false;
  form.addEventListener("input", update, { signal });
  form.addEventListener("submit", (event) => event.preventDefault(), { signal });
  // The fields are empty only after the event.
  form.addEventListener("reset", () => setTimeout(update), { signal });
  followAddress();
  document.addEventListener(PAGE_SHOWN, followAddress, { signal });
};
