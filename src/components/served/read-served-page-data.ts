import { changeContentHtml, CONTENT_HTML, PAGE_DATA_ID } from "./served-page-data";
import type { PageData } from "./served-page-data";

/**
 * The data of the document's page, with the content's HTML read from the document; undefined if any of it is missing.
 * Call it before anything changes the document.
 */
export const readServedPageData = (): PageData | undefined => {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!json) return undefined;
  const elements = document.querySelectorAll(`[${CONTENT_HTML}]`);
  let strings = 0;
  const pageData = changeContentHtml(JSON.parse(json) as PageData, () => elements[strings++]?.innerHTML ?? "");
  return strings === elements.length ? pageData : undefined;
};
