import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { blockScripts } from "../support/block-scripts";
import { layoutShifts, observeLayoutShift } from "../support/layout-shift";
import { softStep } from "../support/soft-step";
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
  await softStep("A tab shows its panel in all groups with the same id, and is remembered", async () => {
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
  await softStep("One npm command becomes synchronized tabs for npm, yarn and pnpm", async () => {
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
  await softStep("Tabs work with pointer and keys, and keep their position when clicked", async () => {
    await forgetAll(page);
    await visit(page, path);
    await languages(page).first().getByRole("tab", { name: "TypeScript" }).click();
    await test.step("Arrow keys move a visible focus between the tabs, and Tab leaves them", async () => {
      const list = languages(page).first().getByRole("tablist");
      await list.getByRole("tab", { name: "TypeScript" }).focus();
      await page.keyboard.press("ArrowRight");
      await expect(list.getByRole("tab", { name: "Python" })).toBeFocused();
      await expect(list.getByRole("tab", { name: "Python" })).not.toHaveCSS("outline-style", "none");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(list.locator(":focus")).toHaveCount(0);
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

test("A link to a line of code opens the tab that has it, whatever language is remembered", async ({ page }) => {
  await presetStorage(page, "tab.language", "python");
  await page.goto(`${threeLanguages}#:~:text=Set%20mode%3A%20ParseMode%3A%3ADom`);
  await expect(page.getByText("Set mode: ParseMode::Dom")).toBeInViewport();
  expect(new Set(await shown(page))).toEqual(new Set(["rust"]));
  expect(new Set(await selected(page))).toEqual(new Set(["Rust"]));
});

test("An address in a tab that isn't selected leads to it, in a new document and by a link", async ({ page }) => {
  const address = "/docs/builder/api-reference/#ddex-builder.python.DdexBuilder.build";
  const target = page.locator('[id="ddex-builder.python.DdexBuilder.build"]');
  const isAtTop = async (): Promise<void> => {
    await expect(target).toBeInViewport();
    expect((await target.boundingBox())!.y).toBeLessThan(200);
    expect(new Set(await shown(page))).toEqual(new Set(["python"]));
  };
  await visit(page, address);
  await isAtTop();
  await forgetAll(page);
  await visit(page, "/docs/intro/");
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "To build" });
    document.querySelector(".prose")!.prepend(link);
  }, address);
  await page.getByRole("link", { name: "To build" }).click();
  await expect(page).toHaveURL(/api-reference/);
  await isAtTop();
});
