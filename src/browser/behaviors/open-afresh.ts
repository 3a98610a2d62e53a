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

/** Has the browser open a page that could not be shown in place of this one. This one stays, and says so, where the host gives nothing. */
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
