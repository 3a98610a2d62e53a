import { opensMessage } from "../../../utils/browser/opens-message";
import type { StartClass } from "./start-styles";
import { StartView } from "./start-view";

/** Who comes from another page of the site has no script in the document that says it before the first paint. */
const foresee = (skeleton: HTMLElement | null): void => {
  const { dataset } = document.documentElement;
  if (skeleton && opensMessage()) dataset.opens = "";
  else delete dataset.opens;
};

/** How to begin, on the page before the playground's code is there. */
export const StartSkeleton = () => (
  <div ref={foresee} className={"start-skeleton" satisfies StartClass}>
    <StartView />
  </div>
);
