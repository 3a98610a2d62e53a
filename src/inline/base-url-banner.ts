/**
 * Script for the home page: when the site's own code did not arrive, which a site in the wrong folder is known by,
 * it puts a box on top that says so. Scripts insert it, so that no search engine reads it.
 */
export const baseUrlBannerScript = `addEventListener("load",function(){
if(window.___loader)return;
var b=document.createElement("div"),p=location.pathname.replace(/[^/]*$/,"");
b.setAttribute("role","alert");b.style.cssText="margin:16px;padding:16px;border:2px solid #a82a21;color:#a82a21;background:#fff";
b.textContent="This site did not load properly. It is built for the path / and was opened at "+p+". "+
"If it is deployed in a folder, build it for that folder with Gatsby's pathPrefix, or serve it from the root.";
document.body.prepend(b)})`.replace(/\n/g, "");
