import { expect, test } from "@playwright/test";

import { layoutShifts, observeLayoutShift } from "../support/layout-shift";
import { presetStorage } from "../support/storage";
import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

/** The playground's own test waits for all of it. */
const pages = [
  "/",
  "/docs/builder/api-reference/",
  "/docs/parser/api-reference/#python",
  "/markdown-page/",
  "/search/?q=deal",
  "/docs/parser/overveiw/", // not found, with suggestions
  "/docs/getting-started/", // the last, in dark mode with remembered tabs
];

test("Nothing moves while a page loads, not even in dark mode with remembered tabs", bothEnds, async ({ page }) => {
  await observeLayoutShift(page);
  for (const path of pages) {
    if (path === pages.at(-1)) {
      await presetStorage(page, "tab.language", "rust");
      await page.evaluate(() => localStorage.setItem("theme", "dark"));
    }
    await visit(page, path);
    expect.soft(await layoutShifts(page), path).toEqual([]);
  }
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("tab", { name: "Rust", selected: true }).first()).toBeVisible();
});
