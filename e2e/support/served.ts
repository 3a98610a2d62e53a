import type { JSHandle, Page } from "@playwright/test";

/** A page's document as the server sends it, with no script run, to be read by `evaluate`. */
export const servedDocument = async (page: Page, route: string): Promise<JSHandle<Document>> => {
  const html = await (await page.request.get(route)).text();
  return page.evaluateHandle((text) => new DOMParser().parseFromString(text, "text/html"), html);
};
