const DELAY_MS = 200;
const SELECTOR = ".progress";

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the bar when the route change takes longer than 200 ms. */
export const startProgress = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const element =
      document.querySelector<HTMLElement>(SELECTOR) ??
      document.body.appendChild(
        Object.assign(document.createElement("div"), { className: "progress", ariaHidden: "true" }),
      );
    element.getBoundingClientRect();
    element.dataset.active = "";
  }, DELAY_MS);
};

export const endProgress = (): void => {
  clearTimeout(timer);
  document.querySelector(SELECTOR)?.remove();
};
