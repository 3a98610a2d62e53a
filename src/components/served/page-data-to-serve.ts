import { changeContentHtml, CONTENT_HTML } from "./served-page-data";
import type { PageData } from "./served-page-data";

/**
 * The page's data as JSON for a script element, without its content's HTML, which is already in the document's body;
 * undefined if the body also has other content, because the two couldn't be told apart.
 */
export const pageDataToServe = (pageData: PageData, bodyHtml: string): string | undefined => {
  let strings = 0;
  const light = changeContentHtml(pageData, () => {
    strings += 1;
    return "";
  });
  const printed = bodyHtml.split(` ${CONTENT_HTML}=""`).length - 1;
  // The file on the disk may name the previous build (`name-builds.ts`); the document names its own.
  const served = JSON.stringify({ ...light, build: undefined });
  return strings === printed ? served.replaceAll("<", "\\u003c") : undefined;
};
