import { type Announcement, ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY } from "../../config/announcement";
import type { ColorModeConfig } from "../../config/color-mode";
import { SINGLE_KEYS_KEY } from "../../utils/browser/keys";
import { readStored } from "../../utils/browser/storage";
import { SIDEBAR_KEY } from "../../utils/browser/stored-choices";
import { applyChoice, COLOR_MODE_KEY, toChoice } from "../behaviors/color-mode";

/** Marks on <html>, before the first paint, that scripts run, what the reader has chosen, and whether there is a fragment. */
export const restoreChoices = (color: ColorModeConfig, announcement: Announcement | null, lastId: string): void => {
  const { dataset } = document.documentElement;
  dataset.js = "";
  if (location.hash) {
    dataset.fragment = "";
    // The first paint waits for the last element: a half-parsed table moves when its next row arrives.
    const wait = Object.assign(document.createElement("link"), { rel: "expect", href: `#${lastId}` });
    wait.setAttribute("blocking", "render");
    document.head.append(wait);
  }
  applyChoice(toChoice(readStored(COLOR_MODE_KEY), color));
  const closedId = readStored(ANNOUNCEMENT_DISMISSED_KEY) === "true" ? readStored(ANNOUNCEMENT_ID_KEY) : null;
  if (closedId === (announcement?.id ?? "")) dataset.announcementDismissed = "";
  if (readStored(SIDEBAR_KEY) === "hidden") dataset.sidebar = "hidden";
  if (readStored(SINGLE_KEYS_KEY) === "off") dataset.keys = "off";
};
