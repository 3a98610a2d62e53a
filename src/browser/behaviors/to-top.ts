/** So many screens below its top a page offers the way back. */
const SCREENS = 2;

const onScroll = (): void => {
  document.documentElement.toggleAttribute("data-far", window.scrollY > SCREENS * window.innerHeight);
};

const onClick = ({ target }: MouseEvent): void => {
  if (!(target instanceof Element && target.closest(".to-top"))) return;
  window.scrollTo(0, 0);
  // The button is gone; Tab and screen readers go on from the text.
  document.querySelector("main")?.focus({ preventScroll: true });
};

/** Says on <html> how far the reader is from the top of the page, and leads back there. */
export const startToTop = (): void => {
  window.addEventListener("scroll", onScroll, { passive: true });
  document.addEventListener("click", onClick);
};
