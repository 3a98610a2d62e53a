import { isPlainClick } from "../../utils/browser/is-plain-click";

/** Lets a click enlarge an image; without the code for that, its link opens. */
export const startImageZoom = (): void =>
  document.addEventListener("click", (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(".image-zoom") : null;
    const picture = link?.querySelector("picture");
    if (!picture || !isPlainClick(event)) return;
    event.preventDefault();
    import("./open-image").then(
      ({ openImage }) => openImage(picture),
      () => location.assign(link!.href),
    );
  });
