import { CATEGORY_KEY } from "../../utils/browser/stored-choices";
import { LANGUAGE_GROUP, tabKey } from "../../utils/tabs";

export const SIDEBAR_SCROLL_KEY = "sidebar-scroll";

/**
 * Script at the end of the sidebar: before the first paint it opens and closes the categories as the reader left them,
 * except those of the page, shows the chosen language, and restores the scroll position. Hydration then gets the same
 * state from `useCategoryOpen` and `useTabChoice`.
 */
export const restoreSidebarScript = /* @__PURE__ */ `(function(n){try{
n.querySelectorAll("li[data-category]:not(.active)").forEach(function(c){
var v=localStorage.getItem("${CATEGORY_KEY}"+c.dataset.category),o=v==="open",b=c.querySelector("button");
if(!o&&v!=="closed")return;
b.setAttribute("aria-expanded",o);
b.setAttribute("aria-label",b.getAttribute("aria-label").replace(/^\\w+/,o?"Collapse":"Expand"));
c.lastElementChild.hidden=!o
});
var l="${tabKey(LANGUAGE_GROUP)}",t=tab((history.state||{})[l]?null:new URLSearchParams(location.search).get("${LANGUAGE_GROUP}"))||tab(localStorage.getItem(l));
function tab(v){return v&&n.querySelector('[aria-pressed][data-value="'+CSS.escape(v)+'"]')}
if(t&&!n.querySelector("[aria-pressed=true]"))t.setAttribute("aria-pressed",true);
var y=+sessionStorage.getItem("${SIDEBAR_SCROLL_KEY}");if(y>0)n.scrollTop=y
}catch(e){}})(document.currentScript.parentElement)`.replace(/\n/g, "");
