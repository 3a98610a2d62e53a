import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

import { paths } from "../../src/utils/paths";
import { failScripts, holdScripts } from "./route-scripts";

/** The local index's files. */
export const searchFiles = /\/search-(?:index|texts)/;

export const searchDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Search" });
export const searchInput = (page: Page): Locator => searchDialog(page).getByRole("combobox");
export const searchItems = (page: Page): Locator => searchDialog(page).getByRole("treeitem");

/** Opens the search and enters a query at once: each letter typed would search. */
export const searchFor = async (page: Page, query: string): Promise<void> => {
  await page.keyboard.press("/");
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.insertText(query);
};

/** Waits for the results of the whole query; while it is typed, results of its beginning are shown. */
export const expectResultsOf = (page: Page, query: string): Promise<void> =>
  expect(searchDialog(page).getByRole("link", { name: /^See (?:all|the one)/ })).toHaveAttribute(
    "href",
    paths.search(query),
  );

/** Returns whether this script contains the search modal. */
export const isModal = (script: string): boolean => script.includes("DocSearch-Modal");

/** Fails requests for the modal's script until the returned function is called. */
export const failModal = (page: Page): Promise<() => void> => failScripts(page, isModal);

/** Delays the modal's script until the returned function is called. */
export const holdModal = (page: Page): Promise<() => void> => holdScripts(page, isModal);
