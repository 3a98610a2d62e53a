import type { Page, Response } from "@playwright/test";

/** Opens a page and waits until its scripts run. */
export const visit = async (page: Page, path: string): Promise<Response | null> => {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
};

/** Waits until the page is hydrated. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
};
