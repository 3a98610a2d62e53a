import { createContext } from "react";

import { PAGE_DATA_ID } from "../../utils/reserved-ids";

/** Attribute of an element whose HTML, or whose names, are a string of the page's data. */
export const CONTENT_HTML = "data-html";

/** The attribute's value at a list whose texts, with spaces between them, are the string. */
export const NAMES = "names";

/** Returns a mark for the only field with this name: the browser gets the HTML of the value's element instead. */
export const fieldMark = (field: string): string => `field:${field}`;

/** Called on the server for each string, or mark of a field, of the page's data that an element prints, in their order. */
export const PrintedHtml = createContext<(html: string) => void>(() => undefined);

/** What Gatsby's loader knows about a page from the start. */
export interface PageData {
  result: object;
  build?: string;
  /** Results of the static queries of the page's code, by the hash of the query. */
  staticQueries?: Readonly<Record<string, unknown>>;
}

/** Returns the page's data as JSON, in which the strings that its document prints are numbers of elements. */
export const pageDataToServe = (pageData: PageData, printed: readonly string[]): string => {
  const numbers = new Map(printed.map((html, index) => [html, index]));
  // The file on the disk may name the previous build (`name-builds.ts`); the document names its own.
  const served = JSON.stringify({ ...pageData, build: undefined }, (key, value: unknown) => {
    const number = numbers.get(typeof value === "string" ? value : fieldMark(key));
    return number === undefined ? value : { [CONTENT_HTML]: number };
  });
  return served.replaceAll("<", "\\u003c");
};

/** Returns the data of the document's page, or undefined; call it before anything changes the document. */
export const readServedPageData = (): PageData | undefined => {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!json) return undefined;
  const elements = document.querySelectorAll(`[${CONTENT_HTML}]`);
  let isWhole = true;
  const read = (_key: string, value: unknown): unknown => {
    const { [CONTENT_HTML]: number } = (value ?? {}) as { [CONTENT_HTML]?: number };
    if (number === undefined) return value;
    const element = elements[number];
    isWhole &&= element !== undefined;
    return element?.getAttribute(CONTENT_HTML) === NAMES
      ? [...element.children].map(({ textContent }) => textContent).join(" ")
      : element?.innerHTML;
  };
  const pageData = JSON.parse(json, read) as PageData;
  return isWhole ? pageData : undefined;
};
