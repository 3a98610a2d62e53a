import { isPlainClick } from "../../utils/browser/is-plain-click";

const open = (picture: HTMLElement): void => {
  const dialog = document.createElement("dialog");
  dialog.className = "image-dialog";
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
  dialog.showModal();
};

/** A click on an image enlarges it to the window; another click or Escape closes it. */
export const startImageZoom = (): void => {
  document.addEventListener("click", (event) => {
    const { target } = event;
    const picture = target instanceof Element ? target.closest(".image-zoom")?.querySelector("picture") : null;
    if (!picture || !isPlainClick(event)) return;
    event.preventDefault();
    open(picture);
  });
};
