import type { Announcement } from "../../config/announcement";
import type { ColorModeConfig } from "../../config/color-mode";
import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY, SIDEBAR_KEY } from "../../utils/browser/stored-choices";
import { COLOR_MODE_KEY } from "../behaviors/color-mode";
import { SINGLE_KEYS_KEY } from "../../utils/browser/keys";

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

/**
 * Script for the head of every page. If the site's code didn't load and a page of a site built for the path `base`
 * isn't where it should be, it shows a box with both paths and the variable that sets the path. At the right location
 * it shows nothing: the code is missing for another reason. Scripts insert the box, so that search engines don't read
 * it.
 */
export const baseUrlBannerScript = (base: string): string =>
  `addEventListener("load",function(){
var base=${inScript(base)},page=window.pagePath,p=location.pathname,b,isAt,opened;
if(window.___loader)return;
try{p=decodeURI(p)}catch(e){}
p=p.replace(/\\/index\\.html$/,"/");
if(/\\/$/.test(page)&&!/\\/$/.test(p))p+="/";
isAt=p.slice(-page.length)===page;
opened=isAt?p.slice(0,1-page.length||p.length):p;
if(isAt?opened===base:p.indexOf(base)===0)return;
b=document.createElement("div");
b.setAttribute("role","alert");b.style.cssText="margin:16px;padding:16px;border:2px solid #a82a21;color:#a82a21;background:#fff";
b.textContent="This site did not load properly. It is built for the path "+base+" and was opened at "+opened+", "+
"so its files are looked for where they are not. Serve it at "+base+", or build it "+
(opened==="/"?"without SITE_PATH_PREFIX.":isAt?"with SITE_PATH_PREFIX="+opened.slice(0,-1)+".":"with another SITE_PATH_PREFIX.");
document.body.prepend(b)})`.replace(/\n/g, "");

const inScript = (text: string): string => JSON.stringify(text).replace(/</g, "\\u003c");

/**
 * Script for the head of every page: the default policy of Trusted Types, in browsers that have them. Script text must
 * be data, like JSON-LD; script addresses must be from these origins, because webpack signs the site's own. Markup
 * passes unchanged, because React 18 and Gatsby insert unsigned strings.
 */
export const trustedTypesScript = (origins: readonly string[]): string => {
  const address =
    origins.length > 0
      ? `,createScriptURL:u=>${JSON.stringify(origins)}.includes(new URL(u,location).origin)?u:null`
      : "";
  return `window.trustedTypes?.createPolicy("default",{createHTML:h=>h,createScript:t=>JSON.parse(t)&&t${address}})`;
};
