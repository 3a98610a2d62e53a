import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { blockScripts } from "../support/block-scripts";
import { layoutShifts, observeLayoutShift } from "../support/layout-shift";
import { forgetAll, presetStorage, stored } from "../support/storage";
import { visit } from "../support/visit";

const path = "/docs/getting-started/";
/** A page whose groups all have three languages. */
const threeLanguages = "/docs/parser/advanced-usage/";
const languages = (page: Page): Locator => page.locator(".tabs[data-group=language]");
const selected = (page: Page): Promise<string[]> =>
  languages(page).locator("> [role=tablist] > [role=tab][aria-selected=true]").allTextContents();
const shown = (page: Page): Promise<(string | null)[]> =>
  languages(page)
    .locator("> [role=tabpanel]:visible")
    .evaluateAll((panels) => panels.map((panel) => panel.getAttribute("data-value")));

test("Tabs work with pointer and keys, switch all groups of their id, and are remembered", async ({ page }) => {
  await test.step("A tab shows its panel in all groups with the same id, and is remembered", async () => {
    await visit(page, path);
    const count = await languages(page).count();
    expect(count).toBeGreaterThan(1);
    expect(await shown(page)).toEqual(Array(count).fill("typescript"));
    await languages(page).first().getByRole("tab", { name: "Python" }).click();
    expect(await shown(page)).toEqual(Array(count).fill("python"));
    expect(await selected(page)).toEqual(Array(count).fill("Python"));
    expect(await stored(page, "tab.language")).toBe("python");

    await visit(page, "/docs/builder/quick-start/");
    expect(new Set(await shown(page))).toEqual(new Set(["python"]));
  });
  await test.step("One npm command becomes synchronized tabs for npm, yarn and pnpm", async () => {
    await forgetAll(page);
    await visit(page, "/docs/builder/installation/");
    const groups = page.locator(".tabs").filter({ has: page.getByRole("tab", { name: "pnpm" }) });
    const count = await groups.count();
    expect(count).toBeGreaterThan(1);
    await expect(groups.first().getByRole("tab")).toHaveText(["npm", "Yarn", "pnpm"]);
    await expect(groups.first().getByRole("tabpanel")).toContainText("npm install ddex-builder");
    await groups.first().getByRole("tab", { name: "pnpm" }).click();
    await expect(groups.first().getByRole("tabpanel")).toContainText("pnpm add ddex-builder");
    for (const group of await groups.all())
      await expect(group.getByRole("tab", { name: "pnpm" })).toHaveAttribute("aria-selected", "true");
    await page.reload();
    await expect(groups.last().getByRole("tab", { name: "pnpm" })).toHaveAttribute("aria-selected", "true");
  });
  await test.step("Tabs have panels, work with pointer and keys, and keep their position when clicked", async () => {
    await forgetAll(page);
    await visit(page, path);
    await test.step("Each tab refers to its panel, and each panel to its tab", async () => {
      const tabs = await languages(page).first().locator("> [role=tablist] > [role=tab]").all();
      expect(tabs).toHaveLength(3);
      for (const tab of tabs) {
        await tab.click();
        const panel = page.locator(`[id="${await tab.getAttribute("aria-controls")}"]`);
        await expect(panel).toBeVisible();
        await expect(panel).toHaveAttribute("aria-labelledby", (await tab.getAttribute("id")) ?? "");
      }
    });
    await languages(page).first().getByRole("tab", { name: "TypeScript" }).click();
    await test.step("Arrow keys, Home and End move between the tabs, Enter selects, Tab leaves the list", async () => {
      const list = languages(page).first().getByRole("tablist");
      const tab = (name: string): Locator => list.getByRole("tab", { name });
      await tab("TypeScript").focus();
      await page.keyboard.press("ArrowRight");
      await expect(tab("Python")).toBeFocused();
      await expect(tab("Python")).not.toHaveCSS("outline-style", "none");
      await page.keyboard.press("End");
      await expect(tab("Rust")).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expect(tab("TypeScript")).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(tab("Rust")).toBeFocused();
      await page.keyboard.press("Home");
      await expect(tab("TypeScript")).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await expect(tab("Python")).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("Tab");
      await expect(list.locator(":focus")).toHaveCount(0);
      await page.keyboard.press("Shift+Tab");
      await expect(tab("Python")).toBeFocused();
    });
    await test.step("A clicked tab keeps its position while groups above it change their height", async () => {
      const last = languages(page).last();
      await last.locator("> [role=tablist]").scrollIntoViewIfNeeded();
      for (const name of ["Rust", "Python", "TypeScript"]) {
        const tab = last.getByRole("tab", { name });
        const before = (await tab.boundingBox())?.y ?? -1;
        await tab.click();
        await expect(tab).toHaveAttribute("aria-selected", "true");
        await expect.poll(async () => Math.abs(((await tab.boundingBox())?.y ?? -1) - before)).toBeLessThanOrEqual(1);
      }
    });
  });
});

test("A remembered tab is applied before hydration, which keeps it without layout shifts", async ({ page }) => {
  await presetStorage(page, "tab.language", "python");
  await presetStorage(page, "tab.package-manager", "pnpm");
  await observeLayoutShift(page);
  await visit(page, path);
  expect(new Set(await shown(page))).toEqual(new Set(["python"]));
  expect(await layoutShifts(page)).toEqual([]);
  await blockScripts(page);
  await page.reload();
  await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
  expect(new Set(await shown(page))).toEqual(new Set(["python"]));
  expect(new Set(await selected(page))).toEqual(new Set(["Python"]));
});

test("The query wins over the remembered tab, which wins over the first if it exists", async ({ page }) => {
  await presetStorage(page, "tab.language", "python");
  await visit(page, `${threeLanguages}?language=rust`);
  expect(new Set(await shown(page))).toEqual(new Set(["rust"]));
  expect(new Set(await selected(page))).toEqual(new Set(["Rust"]));
  await visit(page, `${threeLanguages}?language=cobol`);
  expect(new Set(await shown(page))).toEqual(new Set(["python"]));
  await page.evaluate(() => localStorage.setItem("tab.language", "cobol"));
  await visit(page, path);
  expect(new Set(await shown(page))).toEqual(new Set(["typescript"]));
});

test("A tab chosen in one browser tab takes effect in the other", async ({ page, context }) => {
  const other = await context.newPage();
  await visit(page, path);
  await visit(other, path);
  await languages(page).first().getByRole("tab", { name: "Rust" }).click();
  await expect(languages(other).first().getByRole("tab", { name: "Rust" })).toHaveAttribute("aria-selected", "true");
});

test("A link to a line of code opens the tab that has it, whatever language is remembered", async ({ page }) => {
  await presetStorage(page, "tab.language", "python");
  await page.goto(`${threeLanguages}#:~:text=Set%20mode%3A%20ParseMode%3A%3ADom`);
  await expect(page.getByText("Set mode: ParseMode::Dom")).toBeInViewport();
  expect(new Set(await shown(page))).toEqual(new Set(["rust"]));
  expect(new Set(await selected(page))).toEqual(new Set(["Rust"]));
});
