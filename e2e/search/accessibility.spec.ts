import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { aroundText, axeViolationsInBothModes } from "../support/axe-violations";
import { scrollPage } from "../support/scroll";
import { expectResultsOf, searchDialog, searchFiles, searchInput, searchItems } from "../support/search";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { atBothEnds, expectFits } from "../support/widths";

const expectUniqueIds = async (page: Page): Promise<void> => {
  const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
};

/** What the first screen of the search has been checked with. */
const behind = [...aroundText, "main"];

const open = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /^Search/ }).click();
  await expect(searchInput(page)).toBeFocused();
};

/** Presses a filter, whose button must be large enough for a finger, as the others are. */
const pressGuides = async (page: Page): Promise<void> => {
  const guides = page.getByRole("group", { name: "Kind of page" }).getByRole("button", { name: "Guides" });
  await guides.focus();
  await page.keyboard.press("Enter");
  await expect(guides).toHaveAttribute("aria-pressed", "true");
  await atBothEnds(page, async (width) => {
    for (const name of ["Kind of page", "Language"]) {
      const buttons = page.getByRole("group", { name, exact: true }).getByRole("button");
      const heights = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height));
      expect.soft(Math.min(...heights), name).toBeGreaterThanOrEqual(width === 375 ? 44 : 36);
    }
  });
};

/** Checks axe at both ends. */
const checkAxe = (page: Page, but: readonly string[]): Promise<void> =>
  atBothEnds(page, async () => {
    expect.soft(await axeViolationsInBothModes(page, { but, wideToo: true })).toEqual([]);
  });

test("The search is a modal dialog that fits the window, and all its screens pass axe", async ({ page }) => {
  test.setTimeout(120_000);
  let fail = (): void => undefined;
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route(searchFiles, (route) => failed.then(() => route.abort()));
  await visit(page, "/blog/welcome/");
  await test.step("It is a modal dialog", async () => {
    await open(page);
    await expect(searchDialog(page)).toHaveAttribute("aria-modal", "true");
    await checkAxe(page, []);
  });
  await test.step("A slow search is announced, and a failed one has no results that aren't there", async () => {
    await page.keyboard.insertText("preset");
    await expect(searchDialog(page).getByRole("status")).toHaveText("Searching …");
    fail();
    await expect(searchDialog(page).getByRole("alert")).toContainText("Unable to fetch results");
    await expect(searchDialog(page).getByRole("status")).toHaveText("");
    await expect(searchInput(page)).toHaveAttribute("aria-expanded", "false");
    await checkAxe(page, behind);
    await page.unroute(searchFiles);
    await searchDialog(page).getByRole("button", { name: "Retry" }).click();
    await expectResultsOf(page, "preset");
  });
  await test.step("Results fit the window, have targets for a finger, and are those of a pressed filter", async () => {
    await expect(searchDialog(page).locator(".DocSearch-Logo")).toBeHidden();
    await atBothEnds(page, async (width) => {
      await expect(searchItems(page).first()).toBeInViewport();
      await expect(searchInput(page)).toBeInViewport({ ratio: 1 });
      await expectFits(page, `${width} pixels wide`);
      const heights = await searchDialog(page)
        .locator("a:visible, button:visible")
        .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
      expect.soft(Math.min(...heights), `${width} pixels wide`).toBeGreaterThanOrEqual(36);
    });
    await expectUniqueIds(page);
    const active = (await searchInput(page).getAttribute("aria-activedescendant"))!;
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute("aria-selected", "true");
    for (const id of (await searchInput(page).getAttribute("aria-controls"))!.split(" "))
      await expect(page.locator(`[id="${id}"]`)).toHaveRole("tree");
    await pressGuides(page);
    await expect(searchItems(page).first()).toBeVisible();
    // In both modes, for what only a window of this width shows.
    await atBothEnds(page, async () => {
      expect.soft(await axeViolationsInBothModes(page, { but: behind })).toEqual([]);
    });
  });
  await test.step("Closed, it leaves the page where it was; opened again, it has recent results", async () => {
    await page.keyboard.press("Escape");
    await atBothEnds(page, async (width) => {
      await scrollPage(page, 600);
      await page.keyboard.press("/");
      await expect(searchInput(page)).toBeFocused();
      if (width === 375) await page.getByRole("button", { name: "Cancel" }).click();
      else await page.keyboard.press("Escape");
      await expect(searchDialog(page)).toHaveCount(0);
      expect.soft(await page.evaluate(() => window.scrollY), `${width} pixels wide`).toBe(600);
    });
    await page.keyboard.press("/");
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.insertText("preset");
    await expectResultsOf(page, "preset");
    await searchInput(page).press("Enter");
    await expect(searchDialog(page)).toHaveCount(0);
    await open(page);
    await expect(searchItems(page)).toHaveCount(1);
    await checkAxe(page, behind);
  });
  await test.step("Without results, it says so", async () => {
    await page.keyboard.insertText("qqzzxxyyqq");
    await expect(searchDialog(page)).toContainText("No results for");
    await expect(searchDialog(page).getByRole("status")).toHaveText("No results were found");
    await expect(searchInput(page)).toHaveAttribute("aria-expanded", "false");
    await checkAxe(page, behind);
  });
});

test("The search page fits and passes axe, with no query, with results and without", async ({ page }) => {
  test.setTimeout(120_000);
  const field = page.getByRole("main").getByRole("searchbox");
  const found = page.getByRole("status").filter({ hasText: /results?\b/ });
  const check = async (but: readonly string[]): Promise<void> => {
    await expectUniqueIds(page);
    await checkAxe(page, but);
    await atBothEnds(page, (width) => expectFits(page, `${width} pixels wide`));
  };
  await softStep("Without a query the field has the focus, and a phone has no list of all pages", async () => {
    await visit(page, "/search/");
    await expect(page).toHaveTitle("Search the documentation | DDEX Suite");
    await expect(field).toBeFocused();
    const all = page.getByRole("heading", { name: "All pages", includeHidden: true });
    await expectUniqueIds(page);
    await atBothEnds(page, async (width) => {
      await expect(all).toBeVisible({ visible: width > 500 });
      await expectFits(page, `${width} pixels wide`);
      expect.soft(await axeViolationsInBothModes(page, { wideToo: width === 375 })).toEqual([]);
    });
  });
  await softStep("Long names in results wrap, and none is cut off", async () => {
    await field.fill("TerritoryComplexity");
    const title = page.locator(".results h2").filter({ hasText: "TerritoryComplexity" }).first();
    await expect(title).toBeVisible();
    const right = async (element: Locator): Promise<number> => {
      const { x, width } = (await element.boundingBox())!;
      return x + width;
    };
    await atBothEnds(page, async () => {
      expect(await right(title.getByRole("link"))).toBeLessThanOrEqual((await right(title)) + 1);
    });
  });
  await softStep("Without results it says so", async () => {
    await field.fill("qqzzxxyyqq");
    await expect(found).toHaveText("No results for “qqzzxxyyqq”");
    await check(aroundText);
  });
  await softStep("With results, which stay readable while new ones load", async () => {
    await field.fill("preset");
    await expect(found).toHaveText(/^\d+ results on/);
    await pressGuides(page);
    await expect(found).toHaveText(/^\d+ results on/);
    await page.locator(".results").evaluate((list) => list.setAttribute("aria-busy", "true"));
    await check(aroundText);
    await expect(page.locator(".results")).toHaveAttribute("aria-busy", "true");
  });
});
