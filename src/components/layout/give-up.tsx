import { createRoot } from "react-dom/client";

import { openEarlySearch } from "../../utils/browser/early-search";
import { CrashNotice, MAIN_ID } from "./error-boundary";

const EXPLANATION =
  "What makes this page work could not be loaded. You can read it and follow its links; what needs scripts is hidden.";

/** Leaves the served document as if scripts were off, and explains why above its text. */
export const giveUp = (cause: unknown): void => {
  const { dataset } = document.documentElement;
  delete dataset.js;
  document.body.dataset.fullLoad = "";
  // A reader who has already asked for the search gets the search page.
  if (openEarlySearch()) return;
  const notice = document.createElement("div");
  document.getElementById(MAIN_ID)?.prepend(notice);
  createRoot(notice).render(
    <CrashNotice error={new Error(EXPLANATION, { cause })} onRetry={() => window.location.reload()} />,
  );
};
