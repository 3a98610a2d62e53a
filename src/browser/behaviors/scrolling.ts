import { navbarHeight } from "../../theme/breakpoints";

/** Returns whether to hide the navbar after a scroll from `from` to `to`; undefined means no change. */
export const navbarHidden = (
  from: number,
  to: number,
  viewportHeight: number,
  documentHeight: number,
): boolean | undefined => {
  if (to < navbarHeight) return false;
  if (from > 0 && to >= from) return true;
  return to + viewportHeight >= documentHeight - navbarHeight ? undefined : false;
};

let lastY = 0;
let ignoreNext = false;

const setNavbarHidden = (hidden: boolean): void => {
  const { dataset } = document.documentElement;
  if (hidden) dataset.navbar = "hidden";
  else delete dataset.navbar;
};

/** Hides the navbar after navigating to a heading, to make room for it, and shows it after any other navigation. */
export const placeNavbar = (hasTarget: boolean): void => {
  ignoreNext = true;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      lastY = window.scrollY;
      ignoreNext = false;
    }),
  );
  setNavbarHidden(hasTarget && window.scrollY > 0);
};

/** Hides the navbar when scrolling down and shows it when scrolling up. */
export const startNavbarVisibility = (): void => {
  let frame = 0;
  const update = (): void => {
    frame = 0;
    const y = window.scrollY;
    if (!ignoreNext) {
      const hidden = navbarHidden(lastY, y, window.innerHeight, document.documentElement.scrollHeight);
      if (hidden !== undefined) setNavbarHidden(hidden);
    }
    lastY = y;
  };
  window.addEventListener("scroll", () => (frame ||= requestAnimationFrame(update)), { passive: true });
};

/** Number of screens below the top from which a page shows the button. */
const SCREENS = 2;

const onScroll = (): void => {
  document.documentElement.toggleAttribute("data-far", window.scrollY > SCREENS * window.innerHeight);
};

const onToTopClick = ({ target }: MouseEvent): void => {
  if (!(target instanceof Element && target.closest(".to-top"))) return;
  window.scrollTo(0, 0);
  // The button is gone, so Tab and screen readers continue from the text.
  document.querySelector("main")?.focus({ preventScroll: true });
};

/** Marks on <html> whether the reader is far from the top, and handles the button. */
export const startToTop = (): void => {
  window.addEventListener("scroll", onScroll, { passive: true });
  document.addEventListener("click", onToTopClick);
};
