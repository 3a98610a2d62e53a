import { TAB_KEY } from "../../utils/tabs";

/** Script inside each group of tabs that shows the chosen tab before the first paint, as `useTabChoice` does later. */
export const restoreTabsScript = /* @__PURE__ */ `(function(t,g,v,q){if(!g)return;
try{v=localStorage.getItem("${TAB_KEY}"+g)}catch(e){}
function tab(x){return x&&t.querySelector(':scope>[role=tablist]>[role=tab][data-value="'+CSS.escape(x)+'"]')}
q=(history.state||{})["${TAB_KEY}"+g]?null:new URLSearchParams(location.search).get(g);v=tab(q)?q:v;if(!tab(v))return;
t.querySelectorAll(":scope>[role=tablist]>[role=tab]").forEach(function(e){e.setAttribute("aria-selected",e.dataset.value===v)});
t.querySelectorAll(":scope>[role=tabpanel]").forEach(function(e){e.hidden=e.dataset.value!==v})
})(document.currentScript.parentElement,document.currentScript.parentElement.dataset.group)`.replace(/\n/g, "");
