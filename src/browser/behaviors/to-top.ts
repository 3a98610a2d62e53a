/** Number of screens below the top from which a page shows the button. */
const SCREENS = 2;

const onScroll = (): void => {
  document.documentElement.toggleAttribute("data-far", window.scrollY > SCREENS * window.innerHeight);
};

const onClick = ({ target }: MouseEvent): void => {
  if (!(target instanceof Element && target.closest(".to-top"))) return;
  window.scrollTo(0, 0);
  // The button is gone, so Tab and screen readers continue from the text.
  document.querySelector("main")?.focus({ preventScroll: true });
};

/** Marks on <html> whether the reader is far from the top, and handles the button. */
export const startToTop = (): void => {
  window.addEventListener("scroll", onScroll, { passive: true });
  document.addEventListener("click", onClick);
};
