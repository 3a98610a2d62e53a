import type { Page } from "@playwright/test";

/** Gives empty script files: what the page shows then is what it shows before hydration. (Files that fail make it a page without scripts.) */
export const blockScripts = (page: Page): Promise<unknown> =>
  page.route(/\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
