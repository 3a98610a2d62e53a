import { createRoot } from "react-dom/client";

import { whyMissing } from "../../data/why-missing";
import { openEarlySearch } from "../../utils/browser/early-search";
import { MAIN_ID } from "../../utils/reserved-ids";
import { CrashNotice } from "./error-boundary";

const EXPLANATION =
  "This page's scripts could not be loaded. You can read it and follow its links; what needs scripts is hidden.";

/** Leaves the served document as if scripts were off, and explains why above its text, also if the site has a new version. */
export const showStaticFallback = async (cause: unknown): Promise<void> => {
  const { dataset } = document.documentElement;
  delete dataset.js;
  document.body.dataset.fullLoad = "";
  // A reader who has already asked for the search gets the search page.
  if (openEarlySearch()) return;
  const notice = document.createElement("div");
  document.getElementById(MAIN_ID)?.prepend(notice);
  const root = createRoot(notice);
  const show = (text: string): void =>
    root.render(<CrashNotice error={new Error(text, { cause })} onRetry={() => window.location.reload()} />);
  show(EXPLANATION);
  const { words, reload } = await whyMissing();
  if (reload) show(`${EXPLANATION} ${words}`);
};
