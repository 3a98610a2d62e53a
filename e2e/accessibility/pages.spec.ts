import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";

import { axeViolations } from "../support/axe-violations";
import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

/** Checks the page in light mode, then its colours in dark mode. */
const expectNoFaults = async (page: Page): Promise<void> => {
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "light");
  expect.soft(await axeViolations(page)).toEqual([]);
  await html.evaluate((element) => (element.dataset.theme = "dark"));
  expect.soft(await axeViolations(page, { colorsOnly: true })).toEqual([]);
  await html.evaluate((element) => (element.dataset.theme = "light"));
};

for (const [name, path] of [
  ["The home page", "/"],
  ["A docs page", "/docs/getting-started/"],
  ["A long reference", "/docs/builder/api-reference/"],
  ["The page with everything that a page can contain", "/markdown-page/"],
  ["The playground", "/playground/"],
  ["The not-found page", "/docs/parser/overveiw/"],
] as const) {
  test(`${name} has no fault that axe finds, in either colour mode`, bothEnds, async ({ page }) => {
    await visit(page, path);
    await expectNoFaults(page);
  });
}

test("The open drawer, or the open version dropdown, has no fault that axe finds", bothEnds, async ({ page }) => {
  await visit(page, "/docs/parser/");
  const narrow = (page.viewportSize()?.width ?? 0) <= 996;
  if (narrow) {
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    const drawer = page.getByRole("dialog", { name: "Navigation" });
    await expect(drawer).toBeVisible();
    await expectNoFaults(page);
    await drawer.getByRole("button", { name: "← Back to main menu" }).click();
    await drawer.locator("summary").click();
    await expect(drawer.getByRole("link", { name: /^Next/ })).toBeVisible();
  } else {
    await page.getByRole("banner").locator("summary").click();
    await expect(page.getByRole("banner").getByRole("link", { name: /^Next/ })).toBeVisible();
  }
  await expectNoFaults(page);
});
