import { inTime } from "../../utils/in-time";
import { hideNotice, showNotice } from "./notice";
import { endProgress } from "./progress-bar";

const isReachable = (target: string): Promise<boolean> =>
  inTime(fetch(target, { method: "HEAD" }), target).then(
    () => true,
    () => false,
  );

const go = (target: string, replace: boolean): void => {
  if (target === location.href) location.reload();
  else if (replace) location.replace(target);
  else location.assign(target);
};

/** Makes the browser open a page that couldn't be shown. If the host doesn't answer, the current page stays and shows a notice. */
export const openAfresh = async (target: string, replace = false): Promise<void> => {
  hideNotice();
  const reachable = await isReachable(target);
  endProgress();
  if (reachable) return go(target, replace);
  const why = navigator.onLine ? "The site does not answer" : "You are offline";
  showNotice(`${why}: the page you asked for could not be loaded. You can go on reading this one.`, "Try again", () =>
    openAfresh(target, replace),
  );
};
