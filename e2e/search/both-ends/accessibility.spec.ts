import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";

import { axeViolations } from "../../support/axe-violations";
import { scrollPage } from "../../support/scroll";
import { expectResultsOf, searchDialog, searchFiles, searchInput, searchItems } from "../../support/search";
import { visit } from "../../support/visit";

const expectNoFaults = async (page: Page): Promise<void> => {
  const html = page.locator("html");
  expect.soft(await axeViolations(page)).toEqual([]);
  await html.evaluate((element) => (element.dataset.theme = "dark"));
  expect.soft(await axeViolations(page, { colorsOnly: true })).toEqual([]);
  await html.evaluate((element) => (element.dataset.theme = "light"));
};

const expectUniqueIds = async (page: Page): Promise<void> => {
  const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
};

const open = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /^Search/ }).click();
  await expect(searchInput(page)).toBeFocused();
};

test("The search is a modal dialog, and every screen of it is without a fault that axe finds", async ({ page }) => {
  await visit(page, "/docs/intro/");
  await open(page);
  await expect(searchDialog(page)).toHaveAttribute("aria-modal", "true");
  await expectNoFaults(page);

  await page.keyboard.type("preset");
  await expectResultsOf(page, "preset");
  await expectUniqueIds(page);
  const active = (await searchInput(page).getAttribute("aria-activedescendant"))!;
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute("aria-selected", "true");
  for (const id of (await searchInput(page).getAttribute("aria-controls"))!.split(" "))
    await expect(page.locator(`[id="${id}"]`)).toHaveRole("tree");
  await expectNoFaults(page);

  await page.keyboard.press("Enter");
  await expect(searchDialog(page)).toHaveCount(0);
  await open(page);
  await expect(searchItems(page)).toHaveCount(1);
  await expectNoFaults(page);

  await page.keyboard.type("qqzzxxyyqq");
  await expect(searchDialog(page)).toContainText("No results for");
  await expectNoFaults(page);
});

test("The error screen is without a fault that axe finds", async ({ page }) => {
  await page.context().route(searchFiles, (route) => route.abort());
  await visit(page, "/docs/intro/");
  await open(page);
  await page.keyboard.type("preset");
  await expect(searchDialog(page).getByRole("alert")).toBeVisible();
  await expectNoFaults(page);
});

test("Tab goes round inside the search, and nothing behind it can be reached", async ({ page }) => {
  await visit(page, "/docs/intro/");
  await open(page);
  await page.keyboard.type("preset");
  await expectResultsOf(page, "preset");
  const stops = await searchDialog(page)
    .locator("a[href]:visible, button:visible, input:visible")
    .evaluateAll((elements) => elements.length);
  expect(stops).toBeGreaterThan(4);
  for (let at = 0; at < stops; at++) {
    await page.keyboard.press("Tab");
    await expect(searchDialog(page).locator(":focus")).toHaveCount(1);
  }
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(searchDialog(page).locator(":focus")).toHaveCount(1);
  await expect(searchInput(page)).not.toBeFocused();
});

test("The search fits the window, and its targets the finger", async ({ page }) => {
  await visit(page, "/docs/parser/overview/");
  await scrollPage(page, 600);
  await page.keyboard.press("/");
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.type("message");
  await expectResultsOf(page, "message");
  await expect(searchItems(page).first()).toBeInViewport();
  await expect(searchInput(page)).toBeInViewport({ ratio: 1 });
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
  for (const target of await searchDialog(page).locator("a:visible, button:visible").all())
    expect.soft((await target.boundingBox())!.height).toBeGreaterThanOrEqual(36);
  const close = page.getByRole("button", { name: "Cancel" });
  if (await close.isVisible()) await close.click();
  else await page.keyboard.press("Escape");
  await expect(searchDialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

for (const [name, query] of [
  ["nothing asked", ""],
  ["results", "?q=preset"],
  ["no results", "?q=qqzzxxyyqq"],
] as const) {
  test(`The page of the search, ${name}, has no fault that axe finds and fits`, async ({ page }) => {
    await visit(page, `/search/${query}`);
    if (query) await expect(page.getByRole("status").filter({ hasText: /found/ })).toBeVisible();
    await expectNoFaults(page);
    await expectUniqueIds(page);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
  });
}
