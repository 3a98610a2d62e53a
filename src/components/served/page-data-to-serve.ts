import { changeContentHtml, CONTENT_HTML } from "./served-page-data";
import type { PageData } from "./served-page-data";

/**
 * The page's data as JSON for a script element of its document, without its content's HTML, which stands in the
 * document's body; undefined where the body has other content too, so that one could not be told from the other.
 */
export const pageDataToServe = (pageData: PageData, bodyHtml: string): string | undefined => {
  let strings = 0;
  const light = changeContentHtml(pageData, () => {
    strings += 1;
    return "";
  });
  const printed = bodyHtml.split(` ${CONTENT_HTML}=""`).length - 1;
  // The file on the disk may have the name of the build before (`name-builds.ts`); the document has that of its own.
  const served = JSON.stringify({ ...light, build: undefined });
  return strings === printed ? served.replaceAll("<", "\\u003c") : undefined;
};
