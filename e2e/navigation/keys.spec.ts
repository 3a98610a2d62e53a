import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { searchDialog } from "../support/search";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";

const keys = (page: Page): Locator => page.getByRole("dialog", { name: "Keyboard shortcuts" });

test("Single keys turn pages, go to the headings and list the keys, but not in fields", async ({ page }) => {
  await visit(page, "/docs/intro/");
  await test.step("The arrow keys open the next and the previous page", async () => {
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL("/docs/getting-started/");
    await expect(page.getByRole("heading", { level: 1, name: /^Getting started/ })).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(page).toHaveURL("/docs/intro/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Introduction/);
  });
  await softStep("? lists the keys", async () => {
    const link = page.getByRole("main").getByRole("link").first();
    await link.focus();
    await page.keyboard.press("?");
    for (const key of ["←", "→", "t", "/", "?"]) await expect(keys(page).getByText(key, { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(keys(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });
  await softStep("The arrow keys are left to focused tabs and to wide code", async () => {
    await page.getByRole("tab", { name: "TypeScript" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Python" })).toBeFocused();
    const wide = page.locator("pre[tabindex='0']:visible").first();
    await wide.evaluate((pre) => (pre.style.width = "80px"));
    await wide.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => wide.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
    await expect(page).toHaveURL("/docs/intro/");
  });
  await softStep("All keys are left to a field", async () => {
    await page.keyboard.press("Control+k");
    for (const key of ["t", "?", "/", "ArrowRight"]) await page.keyboard.press(key);
    await expect(searchDialog(page).getByRole("combobox")).toHaveValue("t?/");
    await expect(page).toHaveURL("/docs/intro/");
    await page.keyboard.press("Escape");
    await expect(searchDialog(page)).toHaveCount(0);
  });
  for (const [where, width] of [
    ["next to the text", 1280],
    ["behind their bar", 375],
  ] as const)
    await softStep(`t moves the focus to the headings, ${where}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press("t");
      await expect(page.locator(":is(.toc, .mobile-toc nav) a:focus")).toBeVisible();
      await page.keyboard.press("Enter");
      // The heading gets the focus a little later, which closes the bar if it is open again.
      await expect(page.locator(":target")).toBeFocused();
    });
});

test("Single keys stay off once turned off, even before hydration, and can be turned on again", async ({ page }) => {
  await visit(page, "/docs/intro/");
  await page.keyboard.press("?");
  await keys(page).getByRole("checkbox", { name: "Use these single keys" }).click();
  await page.keyboard.press("Escape");
  await expect(keys(page)).toHaveCount(0);
  for (let load = 0; load < 2; load++) {
    for (const key of ["/", "?", "t", "ArrowRight"]) await page.keyboard.press(key);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/docs/intro/");
    if (load === 0) await visit(page, "/docs/intro/");
  }

  await page.keyboard.press("Control+k");
  await searchDialog(page).getByRole("button", { name: "Keyboard shortcuts" }).click();
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(keys(page).getByRole("checkbox")).not.toBeChecked();
  await keys(page).getByRole("checkbox").click();
  await keys(page).getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/docs/getting-started/");
});
