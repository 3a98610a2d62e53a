/** Shows a picture as large as the window; a click or Escape closes it. */
export const openImage = (picture: Element): void => {
  const dialog = document.createElement("dialog");
  dialog.className = "image-dialog";
  dialog.setAttribute("aria-label", picture.querySelector("img")?.alt ?? "Image");
  const close = document.createElement("button");
  close.type = "button";
  close.setAttribute("aria-label", "Close image");
  const large = picture.cloneNode(true) as Element;
  for (const source of large.querySelectorAll("source, img")) source.setAttribute("sizes", "100vw");
  close.append(large);
  dialog.append(close);
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
};
