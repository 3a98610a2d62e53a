import { type Announcement, ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY } from "../../config/announcement";
import type { ColorModeConfig } from "../../config/color-mode";
import { SINGLE_KEYS_KEY } from "../../utils/browser/keys";
import { stored } from "../../utils/browser/storage";
import { SIDEBAR_KEY } from "../../utils/browser/stored-choices";
import { applyChoice, COLOR_MODE_KEY, toChoice } from "../behaviors/color-mode";

/**
 * Before the first paint: marks that scripts run and whether the page was opened at a fragment, shows the stored colour
 * mode, hides a closed announcement and sidebar, and marks whether single keys are off. The first paint of a page that
 * was opened at a fragment waits for its last element: a half-parsed table there moves when its next row arrives.
 */
export const restoreChoices = (color: ColorModeConfig, announcement: Announcement | null, lastId: string): void => {
  const { dataset } = document.documentElement;
  dataset.js = "";
  if (location.hash) {
    dataset.fragment = "";
    const wait = Object.assign(document.createElement("link"), { rel: "expect", href: `#${lastId}` });
    wait.setAttribute("blocking", "render");
    document.head.append(wait);
  }
  applyChoice(toChoice(stored(COLOR_MODE_KEY), color));
  const closedId = stored(ANNOUNCEMENT_DISMISSED_KEY) === "true" ? stored(ANNOUNCEMENT_ID_KEY) : null;
  if (closedId === (announcement?.id ?? "")) dataset.announcementDismissed = "";
  if (stored(SIDEBAR_KEY) === "hidden") dataset.sidebar = "hidden";
  if (stored(SINGLE_KEYS_KEY) === "off") dataset.keys = "off";
};
