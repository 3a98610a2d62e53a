import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { axeViolations } from "../support/axe-violations";
import { layoutShifts, observeLayoutShift } from "../support/layout-shift";
import { presetStorage } from "../support/storage";
import { visit } from "../support/visit";
import { phone } from "../support/widths";

const sidebar = (page: Page): Locator => page.locator(".docs-sidebar");
const toggle = (page: Page): Locator => page.locator(".sidebar-toggle");

test("The keyboard hides and shows the sidebar, and later pages remember it", async ({ page }) => {
  await visit(page, "/docs/intro/");
  const before = (await page.getByRole("main").boundingBox())!.width;
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expect(sidebar(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Show sidebar" })).toBeFocused();
  expect((await page.getByRole("main").boundingBox())!.width).toBeGreaterThan(before);
  expect(await axeViolations(page)).toEqual([]);

  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/docs/getting-started/");
  await expect(sidebar(page)).toBeHidden();
  await page.reload();
  await expect(sidebar(page)).toBeHidden();
  await page.getByRole("button", { name: "Show sidebar" }).click();
  await expect(sidebar(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Hide sidebar" })).toBeFocused();
});

test("A hidden sidebar stays hidden from the first paint, without layout shifts", async ({ page }) => {
  await presetStorage(page, "sidebar", "hidden");
  await observeLayoutShift(page);
  await visit(page, "/docs/parser/overview/");
  await expect(sidebar(page)).toBeHidden();
  expect(await layoutShifts(page)).toEqual([]);
});

test("There is no toggle if the sidebar is in the drawer", phone, async ({ page }) => {
  await presetStorage(page, "sidebar", "hidden");
  await visit(page, "/docs/intro/");
  await expect(toggle(page)).toBeHidden();
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Use cases" })).toBeVisible();
});
