import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { blockScripts } from "../support/block-scripts";
import { layoutShifts, observeLayoutShift } from "../support/layout-shift";
import { softStep } from "../support/soft-step";
import { presetStorage, stored } from "../support/storage";
import { visit } from "../support/visit";

const path = "/docs/guides/round-trip-fidelity/";
const choices = (page: Page): Locator =>
  page.getByRole("main").getByRole("tablist", { name: "Language of samples" }).first();
const chosen = (page: Page): Locator => choices(page).locator("[aria-selected=true]");
const selected = (page: Page): Promise<string[]> =>
  page.locator(".tabs[data-group=language] > [role=tablist] > [aria-selected=true]").allTextContents();

test("A language chosen at the first sample applies to all samples", async ({ page }) => {
  await softStep(
    "A chosen language switches all groups, here and on the next page, and is in the address",
    async () => {
      await visit(page, `${path}?q=1#next`);
      const length = await page.evaluate(() => history.length);
      await expect(chosen(page)).toHaveText("TypeScript");
      await choices(page).getByRole("tab", { name: "Python" }).click();
      await expect(chosen(page)).toHaveText("Python");
      expect(new Set(await selected(page))).toEqual(new Set(["Python"]));
      await expect(page).toHaveURL(`${path}?q=1&language=python#next`);
      expect(await page.evaluate(() => history.length)).toBe(length);

      await page.locator(".docs-sidebar").getByRole("link", { name: "Getting started" }).click();
      await expect(page).toHaveURL("/docs/getting-started/");
      await expect(chosen(page)).toHaveText("Python");
      expect(new Set(await selected(page))).toEqual(new Set(["Python"]));
      await choices(page).getByRole("tab", { name: "TypeScript" }).click();

      await page.goBack();
      await expect(page).toHaveURL(`${path}?q=1&language=typescript#next`);
      expect(new Set(await selected(page))).toEqual(new Set(["TypeScript"]));
    },
  );
});

test("A language in the address doesn't change the remembered one or the package manager", async ({ page }) => {
  await presetStorage(page, "tab.package-manager", "pnpm");
  await presetStorage(page, "tab.language", "typescript");
  await visit(page, `${path}?language=python`);
  await expect(chosen(page)).toHaveText("Python");
  expect(new Set(await selected(page))).toEqual(new Set(["Python"]));
  expect(await stored(page, "tab.language")).toBe("typescript");

  await visit(page, "/docs/api/parser/typescript/");
  const manager = page.locator(".tabs:not([data-group=language])").first().getByRole("tab", { name: "pnpm" });
  await expect(manager).toHaveAttribute("aria-selected", "true");
  expect(await stored(page, "tab.package-manager")).toBe("pnpm");
});

test("A remembered language is applied before hydration without layout shifts", async ({ page }) => {
  await presetStorage(page, "tab.language", "python");
  await observeLayoutShift(page);
  await visit(page, path);
  expect(await layoutShifts(page)).toEqual([]);
  await blockScripts(page);
  await page.reload();
  await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
  await expect(chosen(page)).toHaveText("Python");
  expect(new Set(await selected(page))).toEqual(new Set(["Python"]));
});
