import { expect, test } from "@playwright/test";

import { benchMin } from "../../src/theme/breakpoints";
import { openPlayground, showPanel, sourceEditor } from "../support/playground";
import { bothEnds } from "../support/widths";

test("Views can be chosen by keyboard, beside the source or with it as one of them", bothEnds, async ({ page }) => {
  await openPlayground(page);
  await test.step("The source is next to the views, or one of them", async () => {
    const narrow = (page.viewportSize()?.width ?? 0) < benchMin;
    await expect(sourceEditor(page)).toBeVisible();
    await expect(page.getByRole("tab", { name: "Source" })).toHaveCount(narrow ? 1 : 0);
    await showPanel(page, "Structure");
    await expect(sourceEditor(page)).toBeVisible({ visible: !narrow });
    await page.getByRole("treeitem", { name: /^Header/ }).click();
    await expect(sourceEditor(page)).toBeVisible();
    await expect(page.locator(".cm-line", { hasText: "<MessageHeader>" })).toBeInViewport();
  });
  await test.step("The views can be chosen by keyboard", async () => {
    const tabs = page.getByRole("tab");
    const isRail = (await page.getByRole("tablist").getAttribute("aria-orientation")) === "vertical";
    await tabs.first().focus();
    await page.keyboard.press("End");
    await expect(page.getByRole("tab", { name: "Changes" })).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: "Changes" })).toBeVisible();
    await page.keyboard.press(isRail ? "ArrowDown" : "ArrowRight");
    await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  });
});

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the playground shows a note, and links to the guides", bothEnds, async ({ page }) => {
    await page.goto("/playground/");
    await expect(page.getByText("The playground needs JavaScript")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "parse a message" })).toBeVisible();
    await expect(page.getByText("nothing is uploaded")).toBeVisible();
    await expect(page.locator(".bench-skeleton, .begin").filter({ visible: true })).toHaveCount(0);
  });
});
