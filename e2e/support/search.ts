import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** The files of the local index. */
export const searchFiles = /\/search-(?:index|texts)/;

export const searchDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Search" });
export const searchInput = (page: Page): Locator => searchDialog(page).getByRole("searchbox");
export const searchItems = (page: Page): Locator => searchDialog(page).getByRole("treeitem");

/** Opens the search and types a query. */
export const searchFor = async (page: Page, query: string): Promise<void> => {
  await page.keyboard.press("/");
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.type(query);
};

/** Answers the requests for a script that has this in it with nothing, until the function it gives is called. */
export const failModal = async (page: Page): Promise<() => Promise<void>> => {
  const isModal = async (url: string): Promise<boolean> =>
    (await (await page.request.get(url)).text()).includes("DocSearch-Modal");
  await page.route(/\.js$/, async (route) =>
    (await isModal(route.request().url())) ? route.abort() : route.continue(),
  );
  return () => page.unroute(/\.js$/);
};
