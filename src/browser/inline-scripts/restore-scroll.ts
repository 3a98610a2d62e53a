import { attempt } from "../../utils/attempt";

export const SIDEBAR_SCROLL_KEY = "sidebar-scroll";

/** Script at the end of a sidebar without categories: scrolls it to where the reader left it. */
export const restoreScroll = ({ parentElement: nav }: Element): void => {
  const top = attempt(
    () => Number(sessionStorage.getItem(SIDEBAR_SCROLL_KEY)),
    () => 0,
  );
  if (top > 0) nav!.scrollTop = top;
};
