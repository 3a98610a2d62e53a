import { COMPOSING } from "../search/query-after-key";
import { FIELDS } from "../utils/browser/fields";

/**
 * Script for the head of every page: until the page is hydrated it remembers on <html> what the search is to be opened
 * with, when its button or one of its keys was pressed. It repeats `queryAfterKey` because nothing else is loaded yet.
 */
export const earlySearchScript = `(function(d){
addEventListener("keydown",function(e){
var q=d.earlyQuery,n=q,k=e.key,t=e.composedPath()[0];
if("hydrated"in d||e.isComposing||e.keyCode===${COMPOSING})return;
if(k==="Escape")n=null;
else if(e.ctrlKey||e.metaKey){if(k.toLowerCase()==="k")n=q==null?"":null}
else if(!t.closest||t.closest(${JSON.stringify(FIELDS)}))return;
else if(q==null)n=k==="/"&&d.keys!=="off"?"":t.matches(".search-button")&&/^[a-z0-9]$/i.test(k)?k:q;
else n=k==="Backspace"?q.slice(0,-1):k.length>1?q:q+k;
if(n==q)return;
e.preventDefault();
if(n===null)delete d.earlyQuery;else d.earlyQuery=n
});
addEventListener("click",function(e){
if(!("hydrated"in d)&&e.target.closest(".search-button"))d.earlyQuery=d.earlyQuery||""
})
})(document.documentElement.dataset)`.replace(/\n/g, "");
