/** Shows a picture as large as the window; a click or Escape closes it. */
export const openImage = (picture: Element): void => {
  const ariaLabel = picture.querySelector("img")?.alt ?? "Image";
  const dialog = Object.assign(document.createElement("dialog"), { className: "image-dialog", ariaLabel });
  const close = Object.assign(document.createElement("button"), { type: "button", ariaLabel: "Close image" });
  const large = picture.cloneNode(true) as Element;
  for (const source of large.querySelectorAll("source, img")) source.setAttribute("sizes", "100vw");
  close.append(large);
  dialog.append(close);
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
};
