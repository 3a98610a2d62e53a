import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";

import { axeViolationsInBothModes } from "../support/axe-violations";
import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

const pane = (page: Page) => page.getByRole("figure", { name: "A message before and after an edit" });
const value = (page: Page) => pane(page).getByRole("textbox", { name: "Edit the start date" });

test("An edit shows its result and how many bytes stayed, and can be undone", bothEnds, async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(request.url())));
  await visit(page, "/");
  const status = pane(page).getByRole("status");
  await expect(status).toHaveText(/4,964 of 4,965 bytes unchanged.*1 byte replaced by 1 · was 2026-11-27/);

  await page.waitForLoadState("networkidle");
  const before = scripts.length;
  await value(page).fill("2027-01-05 & later");
  await expect(status).toContainText("4,958 of 4,965 bytes unchanged");
  await expect(status).toContainText("7 bytes replaced by 19");
  await expect(pane(page).locator("pre").last()).toContainText("<StartDate>2027-01-05 &amp; later</StartDate>");
  expect(scripts.length).toBeGreaterThan(before);
  expect(await axeViolationsInBothModes(page)).toEqual([]);

  await pane(page).getByRole("button", { name: "Reset" }).click();
  await expect(status).toContainText("4,964 of 4,965 bytes unchanged");
  await expect(value(page)).toHaveValue("2026-11-20");
  await expect(value(page)).toBeFocused();
});

test("The pane works with the keyboard alone", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("main").getByRole("link", { name: "Source" }).focus();
  await page.keyboard.press("Tab");
  await expect(value(page)).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Backspace");
  await expect(pane(page).getByRole("status")).toContainText("1 byte removed");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(value(page)).toHaveValue("2026-11-20");
});

test("If the engine can't be loaded the pane reports it, and the next edit tries again", async ({ page }) => {
  await visit(page, "/");
  await page.context().setOffline(true);
  await value(page).fill("2027");
  await expect(pane(page).getByRole("status")).toContainText("The engine could not be loaded.");
  await page.context().setOffline(false);
  await value(page).fill("2026-11-28");
  await expect(pane(page).getByRole("status")).toContainText("1 byte replaced by 1");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the pane shows its edit, with the figures made at build, and nothing that needs scripts", async ({ page }) => {
    await page.goto("/");
    await expect(pane(page)).toContainText("4,964 of 4,965 bytes unchanged");
    await expect(pane(page).locator("pre").last()).toContainText("<StartDate>2026-11-20</StartDate>");
    await expect(pane(page).getByRole("textbox")).not.toBeEditable();
    await expect(pane(page).getByRole("button")).toBeHidden();
  });
});
