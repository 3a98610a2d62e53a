import { opensMessage } from "../../utils/browser/opens-message";

/** Script before the playground: marks before the first paint whether it starts with a message. */
export const restorePlayground = (): void => {
  if (opensMessage()) document.documentElement.dataset.opens = "";
};
