import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { aroundText, axeViolationsInBothModes } from "../support/axe-violations";
import { nextFrames } from "../support/scroll";
import { searchDialog, searchInput } from "../support/search";
import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

const recent = (page: Page): Locator => searchDialog(page).getByRole("navigation", { name: "Recently read" });

test("An empty search offers recently read pages until they are cleared", bothEnds, async ({ page }) => {
  const titles: string[] = [];
  for (const path of ["/docs/changelog/", "/docs/glossary/", "/playground/"]) {
    await visit(page, path);
    titles.unshift((await page.getByRole("heading", { level: 1 }).textContent()) ?? "");
    await nextFrames(page);
  }
  const [, glossary, changelog] = titles as [string, string, string];
  await page.keyboard.press("Control+k");
  await expect(recent(page).getByRole("link")).toHaveText([glossary, changelog]);
  expect(await axeViolationsInBothModes(page, { but: [...aroundText, "main"], wideToo: true })).toEqual([]);
  await recent(page).getByRole("link", { name: changelog }).click();
  await expect(page).toHaveURL("/docs/changelog/");
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: changelog })).toBeVisible();

  await page.keyboard.press("Control+k");
  await expect(recent(page).getByRole("link")).toHaveText([glossary]);
  await recent(page).getByRole("button", { name: "Clear recently read" }).click();
  await expect(recent(page)).toHaveCount(0);
  await expect(searchInput(page)).toBeFocused();
});
