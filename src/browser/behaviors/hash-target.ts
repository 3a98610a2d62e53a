import { decoded } from "../../utils/decoded";

/** Event on the document once a page is shown and the target of its hash has the focus. */
export const PAGE_SHOWN = "page-shown";

/** Returns the element that a hash refers to, encoded or decoded. */
export const hashTarget = (hash: string): HTMLElement | null => {
  const id = hash.slice(1);
  if (!id) return null;
  return document.getElementById(decoded(id, decodeURIComponent)) ?? document.getElementById(id);
};

/** Moves the focus to a hash's target, so that Tab and screen readers continue from there. */
export const focusHashTarget = (hash: string): boolean => {
  const target = hashTarget(hash);
  if (!target) return false;
  const hiding = target.closest("[hidden]");
  if (hiding) {
    // Only for its own navigation the browser opens it.
    hiding.dispatchEvent(new Event("beforematch", { bubbles: true }));
    target.scrollIntoView();
  }
  if (target.tabIndex < 0) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
  return true;
};
