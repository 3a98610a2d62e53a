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
/** The package managers that are selected, without duplicates. */
const managers = async (page: Page): Promise<string[]> => {
  const tabs = page.locator(".tabs[data-group=package-manager] > [role=tablist] > [aria-selected=true]");
  expect(await tabs.count()).toBeGreaterThan(1);
  return [...new Set(await tabs.allTextContents())];
};

/** Expects this language in all groups. */
const expectAll = async (page: Page, label: string): Promise<void> => {
  expect(new Set(await shown(page))).toEqual(new Set([label.toLowerCase()]));
  expect(new Set(await selected(page))).toEqual(new Set([label]));
};

test("Tabs work with pointer and keys, switch all groups of their id, and are in the address", async ({ page }) => {
  await visit(page, `${path}?q=1#next`);
  const list = languages(page).first().getByRole("tablist");
  await softStep("A chosen language switches all groups, is remembered, and is in the address", async () => {
    expect(await languages(page).count()).toBeGreaterThan(1);
    const length = await page.evaluate(() => history.length);
    await expectAll(page, "TypeScript");
    await list.getByRole("tab", { name: "Python" }).click();
    await expectAll(page, "Python");
    expect(await stored(page, "tab.language")).toBe("python");
    await expect(page).toHaveURL(`${path}?q=1&language=python#next`);
    expect(await page.evaluate(() => history.length)).toBe(length);
  });
  await softStep("It is that of the next page, and a later choice that of the page before", async () => {
    await page.locator(".docs-sidebar").getByRole("link", { name: "Use cases" }).click();
    await expect(page).toHaveURL("/docs/use-cases/");
    await page.evaluate((to) => window.___navigate(to), threeLanguages);
    await expect(page).toHaveURL(threeLanguages);
    await expect(page.locator("[aria-current=page]").first()).toBeAttached();
    await expect(languages(page).first()).toBeVisible();
    await expectAll(page, "Python");
    await languages(page).first().getByRole("tab", { name: "TypeScript" }).click();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(`${path}?q=1&language=typescript#next`);
    await expectAll(page, "TypeScript");
  });
  await softStep("Arrow keys move a visible focus between the tabs, and Tab leaves them", async () => {
    await list.getByRole("tab", { name: "TypeScript" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(list.getByRole("tab", { name: "Python" })).toBeFocused();
    await expect(list.getByRole("tab", { name: "Python" })).not.toHaveCSS("outline-style", "none");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(list.locator(":focus")).toHaveCount(0);
  });
  await softStep("A clicked tab keeps its position while groups above it change their height", async () => {
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
  await softStep("One npm command becomes synchronized tabs for npm, Yarn and pnpm", async () => {
    const groups = page.locator(".tabs[data-group=package-manager]");
    await expect(groups.first().getByRole("tab")).toHaveText(["npm", "Yarn", "pnpm"]);
    expect(await managers(page)).toEqual(["npm"]);
    await expect(groups.first().getByRole("tabpanel")).toContainText("npm install ");
    await groups.first().getByRole("tab", { name: "pnpm" }).click();
    expect(await managers(page)).toEqual(["pnpm"]);
    await expect(groups.first().getByRole("tabpanel")).toContainText("pnpm add ");
  });
});

test("A remembered tab or one in the address is applied before hydration, without layout shifts", async ({ page }) => {
  await presetStorage(page, "tab.language", "python");
  await presetStorage(page, "tab.package-manager", "pnpm");
  await observeLayoutShift(page);
  await softStep("Hydration keeps a remembered tab", async () => {
    await visit(page, path);
    await expectAll(page, "Python");
    expect(await managers(page)).toEqual(["pnpm"]);
    expect(await layoutShifts(page)).toEqual([]);
  });
  await softStep("A language in the address changes neither the remembered one nor the package manager", async () => {
    await visit(page, `${path}?language=rust`);
    await expectAll(page, "Rust");
    expect(await managers(page)).toEqual(["pnpm"]);
    expect(await layoutShifts(page)).toEqual([]);
    expect(await stored(page, "tab.language")).toBe("python");
    expect(await stored(page, "tab.package-manager")).toBe("pnpm");
  });
  await softStep("Both are applied before hydration", async () => {
    await blockScripts(page);
    await page.reload();
    await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
    await expectAll(page, "Rust");
    await page.goto(path);
    await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
    await expectAll(page, "Python");
    expect(await managers(page)).toEqual(["pnpm"]);
  });
});

test("An address in a tab that isn't selected leads to it, in a new document and by a link", async ({ page }) => {
  const address = "/docs/builder/api-reference/#ddex-builder.python.DdexBuilder.build";
  const target = page.locator('[id="ddex-builder.python.DdexBuilder.build"]');
  const isAtTop = async (): Promise<void> => {
    await expect(target).toBeInViewport();
    expect((await target.boundingBox())!.y).toBeLessThan(200);
    expect(new Set(await shown(page))).toEqual(new Set(["python"]));
  };
  await softStep("In a new document", async () => {
    await visit(page, address);
    await isAtTop();
  });
  await softStep("By a link", async () => {
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
  await softStep("By a link to a line of code, whatever language is remembered", async () => {
    await page.evaluate(() => localStorage.setItem("tab.language", "python"));
    await page.goto(`${threeLanguages}#:~:text=Set%20mode%3A%20ParseMode%3A%3ADom`);
    await expect(page.getByText("Set mode: ParseMode::Dom")).toBeInViewport();
    await expectAll(page, "Rust");
  });
});
