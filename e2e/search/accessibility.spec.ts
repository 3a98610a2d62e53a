import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { aroundText, axeViolationsInBothModes } from "../support/axe-violations";
import { scrollPage } from "../support/scroll";
import { expectResultsOf, searchDialog, searchFiles, searchInput, searchItems } from "../support/search";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { bothEnds, expectFits } from "../support/widths";

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
  const least = page.viewportSize()!.width < 500 ? 44 : 36;
  for (const name of ["Kind of page", "Language"])
    for (const button of await page.getByRole("group", { name, exact: true }).getByRole("button").all())
      expect.soft((await button.boundingBox())!.height).toBeGreaterThanOrEqual(least);
};

test("The search is a modal dialog, and all its screens pass axe, also with a filter", bothEnds, async ({ page }) => {
  test.setTimeout(120_000);
  await visit(page, "/docs/intro/");
  await open(page);
  await expect(searchDialog(page)).toHaveAttribute("aria-modal", "true");
  expect.soft(await axeViolationsInBothModes(page, { wideToo: true })).toEqual([]);

  await page.keyboard.type("preset");
  await expectResultsOf(page, "preset");
  await expectUniqueIds(page);
  const active = (await searchInput(page).getAttribute("aria-activedescendant"))!;
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute("aria-selected", "true");
  for (const id of (await searchInput(page).getAttribute("aria-controls"))!.split(" "))
    await expect(page.locator(`[id="${id}"]`)).toHaveRole("tree");
  await pressGuides(page);
  await expect(searchItems(page).first()).toBeVisible();
  // In both modes, for what only a window of this width shows.
  expect.soft(await axeViolationsInBothModes(page, { but: behind })).toEqual([]);

  await searchInput(page).press("Enter");
  await expect(searchDialog(page)).toHaveCount(0);
  await open(page);
  await expect(searchItems(page)).toHaveCount(1);
  expect.soft(await axeViolationsInBothModes(page, { but: behind, wideToo: true })).toEqual([]);

  await page.keyboard.type("qqzzxxyyqq");
  await expect(searchDialog(page)).toContainText("No results for");
  expect.soft(await axeViolationsInBothModes(page, { but: behind, wideToo: true })).toEqual([]);
});

test("The search page fits and passes axe, with no query, with results and without", bothEnds, async ({ page }) => {
  test.setTimeout(120_000);
  await softStep("Long names in results wrap, and none is cut off", async () => {
    await visit(page, "/search/?q=TerritoryComplexity");
    const title = page.locator(".results h2").filter({ hasText: "TerritoryComplexity" }).first();
    await expect(title).toBeVisible();
    const right = async (element: Locator): Promise<number> => {
      const { x, width } = (await element.boundingBox())!;
      return x + width;
    };
    expect(await right(title.getByRole("link"))).toBeLessThanOrEqual((await right(title)) + 1);
  });
  const field = page.getByRole("main").getByRole("searchbox");
  const found = page.getByRole("status").filter({ hasText: /results?\b/ });
  for (const [query, status] of [
    ["", undefined],
    ["qqzzxxyyqq", "No results for “qqzzxxyyqq”"],
    ["preset", /^\d+ results on/],
  ] as const) {
    await field.fill(query);
    if (status) await expect(found).toHaveText(status);
    if (query === "preset") {
      await pressGuides(page);
      await expect(found).toHaveText(/^\d+ results on/);
    }
    // The frame is the same with each query.
    const but = query === "" ? [] : aroundText;
    expect.soft(await axeViolationsInBothModes(page, { but, wideToo: query !== "" }), query).toEqual([]);
    await expectUniqueIds(page);
    await expectFits(page, query);
  }
  // While new results load, the old ones stay readable.
  await page.locator(".results").evaluate((list) => list.setAttribute("aria-busy", "true"));
  expect.soft(await axeViolationsInBothModes(page, { but: aroundText, wideToo: true })).toEqual([]);
  await expect(page.locator(".results")).toHaveAttribute("aria-busy", "true");
});

test("The search field's attributes match its results, and a status announces their number", async ({ page }) => {
  await visit(page, "/docs/intro/");
  await open(page);
  const input = searchInput(page);
  const status = searchDialog(page).getByRole("status");
  await expect(input).toHaveRole("combobox");
  await expect(input).toHaveAttribute("aria-haspopup", "tree");
  await expect(input).toHaveAttribute("aria-expanded", "false");
  await expect(status).toHaveText("");

  await page.keyboard.type("preset");
  await expectResultsOf(page, "preset");
  await expect(input).toHaveAttribute("aria-expanded", "true");
  await expect(status).toHaveText(/^\d+ results on \d+ pages$/);
  await page.keyboard.press("ArrowDown");
  const chosen = (await searchItems(page).nth(1).getAttribute("id"))!;
  await expect(input).toHaveAttribute("aria-activedescendant", chosen);

  await page.keyboard.type("qqzzxxyyqq");
  await expect(status).toHaveText("No results were found");
  await expect(input).toHaveAttribute("aria-expanded", "false");
  for (const name of ["aria-activedescendant", "aria-controls"]) await expect(input).not.toHaveAttribute(name);

  await input.fill("preset");
  await expect(input).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(searchItems(page).nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(input).toHaveAttribute("aria-activedescendant", (await searchItems(page).nth(1).getAttribute("id"))!);

  await input.fill("");
  await expect(status).toHaveText("");
  await expect(input).toHaveAttribute("aria-expanded", "false");
  await expect(input).not.toHaveAttribute("aria-activedescendant");
});

test(
  "A slow search is announced, and a failed one passes axe without results that aren't there",
  bothEnds,
  async ({ page }) => {
    let fail = (): void => undefined;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.context().route(searchFiles, async (route) => {
      await failed;
      await route.abort();
    });
    await visit(page, "/docs/intro/");
    await open(page);
    await page.keyboard.type("preset");
    await expect(searchDialog(page).getByRole("status")).toHaveText("Searching …");
    fail();
    await expect(searchDialog(page).getByRole("alert")).toContainText("Unable to fetch results");
    await expect(searchDialog(page).getByRole("status")).toHaveText("");
    await expect(searchInput(page)).toHaveAttribute("aria-expanded", "false");
    expect.soft(await axeViolationsInBothModes(page, { but: behind, wideToo: true })).toEqual([]);
  },
);

test("Tab moves through the search, which returns the focus and fits the window", bothEnds, async ({ page }) => {
  await visit(page, "/docs/parser/overview/");
  await test.step("Tab moves through the search and leaves it at the end", async () => {
    await open(page);
    await page.keyboard.type("preset");
    await expectResultsOf(page, "preset");
    const reached: string[] = [];
    while ((await searchDialog(page).count()) > 0 && reached.length < 30) {
      await expect(searchDialog(page).locator(":focus")).toHaveCount(1);
      reached.push(
        await searchDialog(page)
          .locator(":focus")
          .evaluate((stop) => stop.textContent),
      );
      await page.keyboard.press("Tab");
    }
    expect(reached).toEqual(expect.arrayContaining(["Guides", "Rust", expect.stringMatching(/^See all/)]));
    expect(reached.length).toBeLessThan(14);
    await expect(page.getByRole("button", { name: /^Search/ })).toBeFocused();

    await open(page);
    await page.keyboard.press("Shift+Tab");
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Search/ })).toBeFocused();
  });
  await test.step("The focus returns to where it was before a key opened the search, or to the button", async () => {
    await page.keyboard.press("/");
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("button", { name: /^Search/ })).toBeFocused();
    const link = page.getByRole("main").getByRole("link").first();
    await link.focus();
    await page.keyboard.press("/");
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(link).toBeFocused();
  });
  await test.step("The search fits the window, and its targets are large enough for a finger", async () => {
    await scrollPage(page, 600);
    await page.keyboard.press("/");
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.type("message");
    await expectResultsOf(page, "message");
    await expect(searchItems(page).first()).toBeInViewport();
    await expect(searchInput(page)).toBeInViewport({ ratio: 1 });
    await expectFits(page);
    for (const target of await searchDialog(page).locator("a:visible, button:visible").all())
      expect.soft((await target.boundingBox())!.height).toBeGreaterThanOrEqual(36);
    const close = page.getByRole("button", { name: "Cancel" });
    if (await close.isVisible()) await close.click();
    else await page.keyboard.press("Escape");
    await expect(searchDialog(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
  });
});
