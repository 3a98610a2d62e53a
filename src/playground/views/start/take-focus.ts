import type { StartClass } from "./start-styles";

const SKELETON = ".start-skeleton" satisfies `.${StartClass}`;
const START = ":not(.start-skeleton) > .start" satisfies `:not(.${StartClass}) > .${StartClass}`;

const targetsIn = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`${selector} :is(a, button)`),
];

/**
 * The focus stays where it was before the playground's code was loaded, because it's the same page. If the user is back
 * at the start page and the focused element is gone, the first button gets it.
 */
export const takeFocus = (isBack: boolean): void => {
  const targets = targetsIn(START);
  const at = targetsIn(SKELETON).indexOf(document.activeElement as HTMLElement);
  if (at >= 0) targets[at]?.focus({ preventScroll: true });
  else if (isBack && document.activeElement === document.body) targets[0]?.focus();
};
