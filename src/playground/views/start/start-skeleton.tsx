import { opensMessage } from "../../../utils/browser/opens-message";
import type { StartClass } from "./start-styles";
import { StartView } from "./start-view";

/** When coming from another page of the site, no inline script has set this before the first paint. */
const foresee = (skeleton: HTMLElement | null): void => {
  const { dataset } = document.documentElement;
  if (skeleton && opensMessage()) dataset.opens = "";
  else delete dataset.opens;
};

/** The start page before the playground's code is loaded. */
export const StartSkeleton = () => (
  <div ref={foresee} className={"start-skeleton" satisfies StartClass}>
    <StartView />
  </div>
);
