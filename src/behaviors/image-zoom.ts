import type { ImageZoomClass } from "./image-zoom-styles";
import { openModal } from "./open-modal";

const open = (button: HTMLButtonElement): void => {
  const picture = button.querySelector("picture");
  if (!picture) return;
  const dialog = document.createElement("dialog");
  dialog.className = "image-dialog" satisfies ImageZoomClass;
  dialog.setAttribute("aria-label", picture.querySelector("img")?.alt ?? "Image");
  const close = document.createElement("button");
  close.type = "button";
  close.setAttribute("aria-label", "Close image");
  const large = picture.cloneNode(true) as HTMLElement;
  for (const source of large.querySelectorAll("source, img")) source.setAttribute("sizes", "100vw");
  close.append(large);
  dialog.append(close);
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  openModal(dialog);
};

/** A click on a page's image opens it as large as the window; another click or Escape closes it. */
export const startImageZoom = (): void => {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(".image-zoom") : null;
    if (button) open(button);
  });
};
