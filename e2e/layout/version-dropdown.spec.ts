import { expect, test } from "@playwright/test";

import { stored } from "../support/storage";
import { visit } from "../support/visit";

test("The version dropdown opens and closes; a choice stays on the page, and is remembered", async ({ page }) => {
  await visit(page, "/docs/intro/");
  const menu = page.getByRole("banner").locator("details");
  const summary = menu.locator("summary");
  const current = menu.getByRole("link", { name: /^Next/ });
  await test.step("The version dropdown shows “Next”, and closes on Escape and on a click elsewhere", async () => {
    await expect(summary).toHaveText("Next");
    await expect(current).toBeHidden();

    await summary.click();
    await expect(current).toBeInViewport({ ratio: 1 });
    await expect(current).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("Escape");
    await expect(current).toBeHidden();
    await expect(summary).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(current).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(current).toBeHidden();
  });
  await test.step("Choosing a version stays on the page, and is remembered", async () => {
    expect(await stored(page, "docs-preferred-version-default")).toBeNull();
    await summary.click();
    await current.click();
    expect(await stored(page, "docs-preferred-version-default")).toBe("current");
    await expect(page).toHaveURL("/docs/intro/");
    await expect(current).toBeHidden();
  });
});
