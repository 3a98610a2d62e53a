import { MESSAGE_HASH, ONLY_MESSAGE_KEY, TAB_MESSAGE_KEY } from "../../utils/browser/opens-message";

/** Script before the playground that puts the result of `opensMessage`, whether it starts with a message, on <html> before the first paint. */
export const restorePlaygroundScript = /* @__PURE__ */ `(function(k){
try{k=sessionStorage.getItem("${TAB_MESSAGE_KEY}")||localStorage.getItem("${ONLY_MESSAGE_KEY}")}catch(e){}
if(k||${String(MESSAGE_HASH)}.test(location.hash))document.documentElement.dataset.opens=""
})()`.replace(/\n/g, "");
