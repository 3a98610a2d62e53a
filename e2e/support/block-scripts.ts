import type { Page } from "@playwright/test";

/** Lets no script file through: what the page shows then is what it shows before hydration. */
export const blockScripts = (page: Page): Promise<unknown> => page.route(/\.js$/, (route) => route.abort());
