import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { openPlayground } from "../support/playground";
import { searchDialog } from "../support/search";
import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

const keys = (page: Page): Locator => page.getByRole("dialog", { name: "Keyboard shortcuts" });

test("Keys are left to the focused element: tabs, wide code and fields", async ({ page }) => {
  await visit(page, "/docs/getting-started/");
  await page.getByRole("tab", { name: "TypeScript" }).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Python" }).first()).toBeFocused();

  const wide = page.locator("pre[tabindex='0']:visible").filter({ hasText: "import" }).first();
  await wide.evaluate((pre) => (pre.style.width = "80px"));
  await wide.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => wide.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
  await expect(page).toHaveURL("/docs/getting-started/");

  await page.keyboard.press("Control+k");
  for (const key of ["t", "?", "/", "ArrowRight"]) await page.keyboard.press(key);
  await expect(searchDialog(page).getByRole("combobox")).toHaveValue("t?/");
  await expect(page).toHaveURL("/docs/getting-started/");
});

test("t moves the focus to the headings, next to the text or behind their bar", bothEnds, async ({ page }) => {
  await visit(page, "/docs/parser/overview/");
  await page.keyboard.press("t");
  await expect(page.locator(":is(.toc, .mobile-toc nav) a:focus")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#./);
});

test("The arrow keys open the next and the previous page, and ? lists the keys", async ({ page }) => {
  await visit(page, "/docs/intro/");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/docs/getting-started/");
  await expect(page.getByRole("heading", { level: 1, name: /^Getting started/ })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL("/docs/intro/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Introduction/);
  const link = page.getByRole("main").getByRole("link").first();
  await link.focus();
  await page.keyboard.press("?");
  await expect(keys(page)).toBeVisible();
  for (const key of ["←", "→", "t", "/", "?"]) await expect(keys(page).getByText(key, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(keys(page)).toHaveCount(0);
  await expect(link).toBeFocused();
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

test("The playground's editor and tabs keep their keys", async ({ page }) => {
  await openPlayground(page);
  const editor = page.locator(".cm-content").first();
  await editor.click();
  await page.keyboard.type("t?");
  await expect(editor).toContainText("t?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const tabs = page.getByRole("tablist", { name: "Views of the message" }).getByRole("tab");
  await tabs.first().click();
  await page.keyboard.press("ArrowDown");
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/playground/");
});
