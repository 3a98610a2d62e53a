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
