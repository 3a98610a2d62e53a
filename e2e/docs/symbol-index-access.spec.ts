import { expect, test } from "@playwright/test";

import { axeViolations } from "../support/axe-violations";
import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

for (const path of ["/docs/api/?package=ddex-core", "/docs/api/typedoc/"]) {
  test(`${path} has no fault that axe finds, in either colour mode`, bothEnds, async ({ page }) => {
    await visit(page, path);
    expect.soft(await axeViolations(page)).toEqual([]);
    await page.locator("html").evaluate((element) => (element.dataset.theme = "dark"));
    expect.soft(await axeViolations(page, { colorsOnly: true })).toEqual([]);
  });
}

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list of all symbols is whole, and offers no form that would do nothing", bothEnds, async ({ page }) => {
    await page.goto("/docs/api/");
    await expect(page.getByRole("search", { name: "Symbols" })).toBeHidden();
    expect(await page.locator(".symbols > li").count()).toBeGreaterThan(800);
    await expect(page.locator(".symbols > li").first()).toBeVisible();
  });

  test("the type reference leads from a type to its section", bothEnds, async ({ page }) => {
    await page.goto("/docs/api/typedoc/");
    await page.getByRole("link", { name: "Promise<BuildResult>" }).first().click();
    await expect(page.locator("h2#BuildResult")).toBeInViewport();
  });
});
