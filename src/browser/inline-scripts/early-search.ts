import { COMPOSING } from "../../search/query-after-key";
import { FIELDS } from "../../utils/browser/keys";
import { toAddress } from "../../utils/address";
import { LONGEST_WAIT_MS } from "../../utils/in-time";
import { paths } from "../../utils/paths";

/**
 * Script for the head of every page: until hydration, it records on <html> the query to open the search with if the
 * reader presses its button or one of its keys. It repeats `queryAfterKey` because nothing else is loaded yet. If one
 * of the site's scripts fails or takes too long, the page works as without scripts, and a reader who asked for the
 * search gets the search page.
 */
export const earlySearchScript = `(function(d){
var w;
function off(){return"hydrated"in d||!("js"in d)}
function fail(){if(off())return;delete d.js;if(d.earlyQuery!=null)location.assign("${toAddress(paths.search())}"+(d.earlyQuery&&"?q="+encodeURIComponent(d.earlyQuery)))}
function wait(){w=w||setTimeout(fail,${LONGEST_WAIT_MS})}
addEventListener("error",function(e){if(e.target.localName==="script"&&e.target.src.indexOf(location.origin)===0)fail()},true);
addEventListener("keydown",function(e){
var q=d.earlyQuery,n=q,k=e.key,t=e.composedPath()[0];
if(off()||e.isComposing||e.keyCode===${COMPOSING})return;
if(k==="Escape")n=null;
else if(e.ctrlKey||e.metaKey){if(k.toLowerCase()==="k")n=q==null?"":null}
else if(!t.closest||t.closest(${JSON.stringify(FIELDS)}))return;
else if(q==null)n=k==="/"&&d.keys!=="off"?"":t.matches(".search-button")&&/^[a-z0-9]$/i.test(k)?k:q;
else n=k==="Backspace"?q.slice(0,-1):k.length>1?q:q+k;
if(n==q)return;
e.preventDefault();
if(n===null)delete d.earlyQuery;else{d.earlyQuery=n;wait()}
});
addEventListener("click",function(e){
if(off()||e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey||!e.target.closest(".search-button"))return;
e.preventDefault();d.earlyQuery=d.earlyQuery||"";wait()
})
})(document.documentElement.dataset)`.replace(/\n/g, "");
