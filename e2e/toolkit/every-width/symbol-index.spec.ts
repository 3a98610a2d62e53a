import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";

import { visit } from "../../support/visit";

const entries = (page: Page) => page.locator(".symbols > li:not([hidden])");
const form = (page: Page) => page.getByRole("search", { name: "Symbols" });
const count = (page: Page) => page.locator(".symbol-filter output");

test("The list of all symbols is filtered by text and facts, and the address remembers how", async ({ page }) => {
  await visit(page, "/docs/api/");
  const all = await entries(page).count();
  expect(all).toBeGreaterThan(800);
  await expect(count(page)).toHaveText(`${all} symbols`);

  await form(page).getByLabel("Package").selectOption("ddex-builder");
  await form(page).getByLabel("Language").selectOption("TypeScript");
  await form(page).getByLabel("Text").fill("DdexBuilder.validate");
  await expect(entries(page).filter({ hasText: "validate(): Promise<ValidationResult>" })).toBeVisible();
  await expect(entries(page).filter({ hasText: "addRelease" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "ddex-parser: Rust" })).toBeHidden();
  const shown = await entries(page).count();
  await expect(count(page)).toHaveText(`${shown} of ${all} symbols`);
  await expect(page).toHaveURL("/docs/api/?q=DdexBuilder.validate&package=ddex-builder&language=typescript");

  await page.reload();
  await expect(count(page)).toHaveText(`${shown} of ${all} symbols`);
  await expect(form(page).getByLabel("Text")).toHaveValue("DdexBuilder.validate");

  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(count(page)).toHaveText(`${all} symbols`);
  await expect(page).toHaveURL("/docs/api/");
  await expect(page.getByRole("heading", { name: "ddex-parser: Rust" })).toBeVisible();
});

test("Status and kind filter too, and no match is said", async ({ page }) => {
  await visit(page, "/docs/api/?status=unavailable&kind=class");
  await expect(form(page).getByLabel("Status")).toHaveValue("unavailable");
  const states = await entries(page).locator("b").allTextContents();
  expect(states.length).toBeGreaterThan(3);
  expect(new Set(states)).toEqual(new Set(["unavailable"]));
  expect(new Set(await entries(page).evaluateAll((items) => items.map(({ className }) => className)))).toEqual(
    new Set(["class"]),
  );
  await form(page).getByLabel("Text").fill("no such thing");
  await expect(count(page)).toHaveText(/^0 of \d+ symbols$/);
});

test("A symbol's name leads to its home", async ({ page }) => {
  await visit(page, "/docs/api/?q=getAvailablePresets&language=typescript");
  await expect(entries(page)).toHaveCount(1);
  await entries(page).locator("a").click();
  await expect(page).toHaveURL(/#ddex-builder\.typescript\.DdexBuilder\.getAvailablePresets$/);
  const target = page.locator('[id="ddex-builder.typescript.DdexBuilder.getAvailablePresets"]');
  await expect(target).toBeInViewport();
});

for (const path of ["/docs/api/", "/docs/api/typedoc/"]) {
  test(`${path} is no wider than the window`, async ({ page }) => {
    await visit(page, path);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
  });
}
