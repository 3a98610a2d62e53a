import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { axeViolations } from "../support/axe-violations";
import { layoutShifts, observeLayoutShift } from "../support/layout-shift";
import { softStep } from "../support/soft-step";
import { hydrated, visit } from "../support/visit";

const sidebar = (page: Page): Locator => page.locator(".docs-sidebar");
const toggle = (page: Page): Locator => page.locator(".sidebar-toggle");

test("The keyboard hides and shows the sidebar, also for later pages; a phone has no toggle", async ({ page }) => {
  await observeLayoutShift(page);
  await visit(page, "/docs/intro/");
  await test.step("The keyboard hides the sidebar", async () => {
    const before = (await page.getByRole("main").boundingBox())!.width;
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await expect(sidebar(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Show sidebar" })).toBeFocused();
    expect((await page.getByRole("main").boundingBox())!.width).toBeGreaterThan(before);
    expect(await axeViolations(page, { but: ["header.navbar", ".prose", "nav.toc", "footer"] })).toEqual([]);
  });
  await test.step("It stays hidden on the next page, and after a reload from the first paint", async () => {
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL("/docs/getting-started/");
    await expect(sidebar(page)).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(sidebar(page)).toBeHidden();
    expect(await layoutShifts(page)).toEqual([]);
  });
  await softStep("On a phone there is no toggle, and the sidebar is in the drawer", async () => {
    const { width, height } = page.viewportSize()!;
    await page.setViewportSize({ width: 375, height });
    await expect(toggle(page)).toBeHidden();
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await expect(page.getByRole("dialog").getByRole("link", { name: "Use cases" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width, height });
  });
  await test.step("The button shows it again", async () => {
    await page.getByRole("button", { name: "Show sidebar" }).click();
    await expect(sidebar(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Hide sidebar" })).toBeFocused();
  });
});
