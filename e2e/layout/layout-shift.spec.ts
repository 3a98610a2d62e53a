import { expect, test } from "@playwright/test";

import { layoutShifts, observeLayoutShift } from "../support/layout-shift";
import { presetStorage } from "../support/storage";
import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

/** The playground's own test waits for all of it. */
const pages = [
  "/",
  "/docs/intro/",
  "/docs/getting-started/",
  "/docs/builder/api-reference/",
  "/docs/parser/api-reference/#python",
  "/markdown-page/",
  "/search/?q=deal",
  "/docs/parser/overveiw/", // not found, with suggestions
];

test("Nothing moves while a page loads, not even in dark mode with remembered tabs", bothEnds, async ({ page }) => {
  await observeLayoutShift(page);
  for (const path of pages) {
    await page.goto("about:blank");
    await visit(page, path);
    expect.soft(await layoutShifts(page), path).toEqual([]);
  }
  await presetStorage(page, "tab.language", "rust");
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await visit(page, "/docs/getting-started/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("tab", { name: "Rust", selected: true }).first()).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});
