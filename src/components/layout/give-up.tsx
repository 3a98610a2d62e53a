import { createRoot } from "react-dom/client";

import { toAddress } from "../../utils/address";
import { paths } from "../../utils/paths";
import { CrashNotice } from "./crash-notice";
import { MAIN_ID } from "./skip-link";

const EXPLANATION =
  "What makes this page work could not be loaded. You can read it and follow its links; what needs scripts is hidden.";

/** Leaves the document as it was served, for a reader without scripts, and says above its text why. */
export const giveUp = (cause: unknown): void => {
  const { dataset } = document.documentElement;
  delete dataset.js;
  document.body.dataset.fullLoad = "";
  // Who has asked for the search meanwhile gets its page.
  if (dataset.earlyQuery !== undefined) return window.location.assign(toAddress(paths.search(dataset.earlyQuery)));
  const notice = document.createElement("div");
  document.getElementById(MAIN_ID)?.prepend(notice);
  createRoot(notice).render(
    <CrashNotice error={new Error(EXPLANATION, { cause })} onRetry={() => window.location.reload()} />,
  );
};
