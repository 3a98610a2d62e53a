import type { BrowserContext, Page } from "@playwright/test";

/** Goes to a file of the site, and deletes all that its pages have stored. */
export const forgetAll = async (page: Page): Promise<void> => {
  await page.goto("/robots.txt");
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
  });
};

/** Stores a value in localStorage before each document of the page or context starts, unless there is one. */
export const presetStorage = (target: BrowserContext | Page, key: string, value: string): Promise<unknown> =>
  target.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
    },
    [key, value] as const,
  );

export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
