import type { StartClass } from "./start-styles";

const SKELETON = ".start-skeleton" satisfies `.${StartClass}`;
const START = ":not(.start-skeleton) > .start" satisfies `:not(.${StartClass}) > .${StartClass}`;

const targetsIn = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`${selector} :is(a, button)`),
];

/**
 * The focus stays where it was on the page before the playground's code came, which is the same page. Where the reader
 * is back at the start, and what had the focus is gone, the first way in has it.
 */
export const takeFocus = (isBack: boolean): void => {
  const targets = targetsIn(START);
  const at = targetsIn(SKELETON).indexOf(document.activeElement as HTMLElement);
  if (at >= 0) targets[at]?.focus({ preventScroll: true });
  else if (isBack && document.activeElement === document.body) targets[0]?.focus();
};
