import type { Announcement } from "../../config/announcement";
import type { ColorModeConfig } from "../../config/color-mode";
import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY } from "../../utils/browser/stored-choices";
import { COLOR_MODE_KEY } from "../behaviors/color-mode";
import { SINGLE_KEYS_KEY } from "../../utils/browser/keys";
import { SIDEBAR_KEY } from "../../utils/browser/stored-choices";

/** Passes the page to Gatsby and to the other scripts, in an attribute of the script's element. */
export const pagePathScript = "window.pagePath=document.currentScript.dataset.path";

/**
 * Script for the head of every page, run before the first paint: marks that scripts run and whether the page was opened
 * at a fragment, shows the stored colour mode, hides a closed announcement and sidebar, and marks whether single keys
 * are off. It repeats `toChoice` and `applyChoice` because nothing else is loaded yet. The first paint of a page that was
 * opened at a fragment waits for its last element: a half-parsed table there moves when its next row arrives.
 */
export const headScript = (color: ColorModeConfig, announcement: Announcement | undefined, lastId: string): string => {
  const fallback = color.respectSystem ? "system" : color.defaultMode;
  return `(function(d){
function get(k){try{return localStorage.getItem(k)}catch(e){return null}}
var v=get(${JSON.stringify(COLOR_MODE_KEY)}),c=v===null?${JSON.stringify(fallback)}:v==="dark"?"dark":"light";
d.js="";d.themeChoice=c;
if(location.hash){d.fragment="";var l=document.createElement("link");l.rel="expect";l.href="#${lastId}";l.setAttribute("blocking","render");document.head.append(l)}
d.theme=c==="system"?(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"):c;
if(get(${JSON.stringify(ANNOUNCEMENT_DISMISSED_KEY)})==="true"&&get(${JSON.stringify(ANNOUNCEMENT_ID_KEY)})===${JSON.stringify(announcement?.id ?? "")})d.announcementDismissed="";
if(get("${SIDEBAR_KEY}")==="hidden")d.sidebar="hidden";
if(get("${SINGLE_KEYS_KEY}")==="off")d.keys="off"
})(document.documentElement.dataset)`.replace(/\n/g, "");
};
