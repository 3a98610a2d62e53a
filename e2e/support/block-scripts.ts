import type { Page } from "@playwright/test";

/** Serves empty script files, so that the page stays as before hydration. (If they failed, it would become a page without scripts.) */
export const blockScripts = (page: Page): Promise<unknown> =>
  page.route(/\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
