import { changeStrings, type ContentNode } from "../../utils/content-node";
import { PAGE_DATA_ID } from "../../utils/reserved-ids";

/** Attribute of an element whose HTML is a string of the page's content. */
export const CONTENT_HTML = "data-html";

/** What Gatsby's loader knows about a page; entries for content pages have a content tree. */
export interface PageData {
  result: Record<string, unknown>;
  build?: string;
}

type Change = (html: string) => string;

const changeEntry = (entry: unknown, change: Change): unknown => {
  const { content } = (entry ?? {}) as { content?: unknown };
  if (!Array.isArray(content)) return entry;
  return { ...(entry as object), content: changeStrings(content as ContentNode[], change) };
};

/** A page's data with each content string replaced, in the order in which the page prints them. */
const changeContentHtml = (pageData: PageData, change: Change): PageData => {
  const entries = Object.entries(pageData.result.data ?? {}).map(([name, entry]) => [name, changeEntry(entry, change)]);
  return { ...pageData, result: { ...pageData.result, data: Object.fromEntries(entries) as unknown } };
};

/** The page's data as JSON without the HTML in its body; undefined if the body has other content too. */
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

/** The data of the document's page, or undefined; call it before anything changes the document. */
export const readServedPageData = (): PageData | undefined => {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!json) return undefined;
  const elements = document.querySelectorAll(`[${CONTENT_HTML}]`);
  let strings = 0;
  const pageData = changeContentHtml(JSON.parse(json) as PageData, () => elements[strings++]?.innerHTML ?? "");
  return strings === elements.length ? pageData : undefined;
};
