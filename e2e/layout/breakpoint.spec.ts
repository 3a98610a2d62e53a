import { expect, test } from "@playwright/test";

import { visit } from "../support/visit";

test("The drawer's layout ends at 996 pixels, where an open drawer closes", async ({ page }) => {
  await test.step("The drawer's layout ends at 996 pixels", async () => {
    await page.setViewportSize({ width: 996, height: 800 });
    await visit(page, "/docs/intro/");
    const toggle = page.locator("button[aria-label='Toggle navigation bar']");
    await expect(toggle).toBeVisible();
    await expect(page.locator(".docs-sidebar")).toBeHidden();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(toggle).toBeHidden();
    await expect(page.locator(".docs-sidebar")).toBeVisible();
  });
  await test.step("An open drawer closes when the window grows past 996 pixels", async () => {
    await page.setViewportSize({ width: 800, height: 800 });
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    const drawer = page.getByRole("dialog", { name: "Navigation" });
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole("banner").getByRole("link", { name: "Playground" })).toBeVisible();
  });
});
