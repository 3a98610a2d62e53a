/** Elements that show something on hover and focus: terms, and names in code with their types. */
const SHOWING = ".term, .code dfn";

let tapped: Element | undefined;

/** The first tap on a term shows its definition, the second follows the link. */
const onTermClick = (event: MouseEvent): void => {
  const { pointerType, target } = event as PointerEvent;
  const term = pointerType === "touch" && target instanceof Element ? target.closest(".term") : null;
  if (term && term !== tapped) {
    event.preventDefault();
    event.stopPropagation();
  }
  tapped = term ?? undefined;
};

const onEscape = ({ key }: KeyboardEvent): void => {
  if (key !== "Escape") return;
  for (const term of document.querySelectorAll(`:is(${SHOWING}):is(:hover, :focus-within)`))
    term.classList.add("dismissed");
};

const onLeave = (event: Event): void => {
  const term = event.target instanceof Element ? event.target.closest(SHOWING) : null;
  const next = (event as MouseEvent | FocusEvent).relatedTarget;
  if (!(next instanceof Node && term?.contains(next))) term?.classList.remove("dismissed");
};

/** A name in code gets its card when the reader first points at it. */
const onPoint = ({ target }: Event): void => {
  const name = target instanceof Element ? target.closest<HTMLElement>("dfn[data-symbol]:not([data-type])") : null;
  if (name) void import("./symbol-cards").then(({ addCard }) => addCard(name), Boolean);
};

/** Lets a tap show a term's definition, and Escape hide a definition or type until the reader leaves it; names in code load theirs. */
export const startTerms = (): void => {
  // Before the site's links handle the click.
  document.addEventListener("click", onTermClick, { capture: true });
  document.addEventListener("keydown", onEscape);
  document.addEventListener("pointerover", onPoint);
  for (const leaving of ["pointerout", "focusout"]) document.addEventListener(leaving, onLeave);
};
