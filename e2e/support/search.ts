import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

import { paths } from "../../src/utils/paths";

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

/** Waits until the results are those of the whole query: while it is typed, those of its beginning are shown. */
export const expectResultsOf = (page: Page, query: string): Promise<void> =>
  expect(searchDialog(page).getByRole("link", { name: /^See (?:all|the one)/ })).toHaveAttribute(
    "href",
    paths.search(query),
  );

/** Is this script the one that the search's modal comes in? */
export const isModal = (script: string): boolean => script.includes("DocSearch-Modal");

/** Lets the requests for scripts pass, after `wait` where it is the modal's; without a `wait` that one fails. */
const routeModal = (page: Page, wait?: Promise<void>): Promise<unknown> =>
  page.route(/\.js$/, async (route) => {
    // A test may end before the last script has come.
    const read = async () => {
      const response = await route.fetch();
      return { response, isHeld: isModal(await response.text()) };
    };
    const { response, isHeld } = (await read().catch(() => undefined)) ?? {};
    if (!response) return;
    if (isHeld) {
      if (!wait) return route.abort();
      await wait;
    }
    return route.fulfill({ response });
  });

/** Answers the requests for the modal's script with nothing, until the function it gives is called. */
export const failModal = async (page: Page): Promise<() => Promise<void>> => {
  await routeModal(page);
  return () => page.unroute(/\.js$/);
};

/** Holds the modal's script back until the function it gives is called. */
export const holdModal = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  await routeModal(page, new Promise<void>((resolve) => (release = resolve)));
  return release;
};
