import type { Page, Route } from "@playwright/test";

import type { ContentNode } from "../../src/utils/content-node";

/** Matches the request for a page's data. */
export const pageDataUrl = (path: string): RegExp => new RegExp(`/page-data${path}page-data\\.json`);

interface DocPageData {
  result: { data: { doc: { content: ContentNode[] } } };
}

/** Serves a doc's data with different content. */
export const replaceContent = (page: Page, path: string, content: ContentNode[]): Promise<unknown> =>
  page.route(pageDataUrl(path), async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as DocPageData;
    json.result.data.doc.content = content;
    await route.fulfill({ response, json });
  });

/** Delays a page's data until the returned function is called. */
export const holdPageData = async (page: Page, path: string): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pageDataUrl(path), async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Returns the paths of the pages whose data is requested from now on. */
export const recordPageData = (page: Page): Set<string> => {
  const paths = new Set<string>();
  page.on("request", (request) => {
    const path = /\/page-data(\/.*)page-data\.json/.exec(new URL(request.url()).pathname)?.[1];
    if (path) paths.add(path);
  });
  return paths;
};
