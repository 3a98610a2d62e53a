import type { BrowserContext, Page } from "@playwright/test";

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
