import type { Page } from "@playwright/test";

import { goToLine, openCard, selected, showPanel } from "../support/playground";
import { nextFrames } from "../support/scroll";
import { softStep } from "../support/soft-step";
import { phone } from "../support/widths";
import { expect, test } from "./test";

/** Chooses rows, and goes to lines: the source scrolls, and the page doesn't. */
const scrollsOnlySource = async (page: Page): Promise<void> => {
  const scrolled = () => page.evaluate(() => scrollY);
  for (const [name, tag] of [
    [/^Deals for R0 1/, "<TerritoryCode>DE"],
    [/^Parties/, "<PartyList>"],
  ] as const) {
    await showPanel(page, "Structure");
    const row = page.getByRole("treeitem", { name });
    // The click would do it otherwise, if the row isn't wholly in view.
    await row.scrollIntoViewIfNeeded();
    const before = await scrolled();
    await row.click();
    await expect(page.locator(".cm-line", { hasText: tag })).toBeInViewport();
    await nextFrames(page);
    expect(await scrolled()).toBe(before);
  }
  const before = await scrolled();
  for (const line of [2, 314, 150]) {
    await goToLine(page, line);
    await expect(page.locator(".cm-lineNumbers .cm-activeLineGutter")).toHaveText(String(line));
    await nextFrames(page);
    expect(await scrolled()).toBe(before);
  }
};

test("The structure is searched by keyboard, and a chosen row scrolls the source, not the page", async ({
  playground: page,
}) => {
  await openCard(page, "An album of 3 tracks");
  await softStep("A chosen row, and a line gone to, scrolls the source", () => scrollsOnlySource(page));

  await test.step("The structure is searched by keyboard, and looks as before once the search is empty", async () => {
    const rows = page.getByRole("treeitem");
    const search = page.getByRole("searchbox", { name: "Find in the structure" });
    await page
      .getByRole("treeitem", { name: /^Resources/ })
      .locator(".toggle")
      .click();
    const before = await rows.count();
    await search.fill("QZ-ABC-26-00002");
    await expect(page.locator("#structure-matches")).toHaveText(/^\d+ of \d+ match$/);
    await expect(rows.locator("mark").first()).toHaveText("QZABC2600002");
    await expect(page.getByRole("status", { name: "Announcements" })).toHaveText(/\d+ of \d+ match$/);
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("treeitem", { name: /ISRC: QZABC2600002/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "XML source" })).toBeFocused();
    expect(await selected(page)).toBe("<ISRC>QZABC2600002</ISRC>");
    await search.press("Escape");
    await expect(search).toHaveValue("");
    await expect(rows).toHaveCount(before);
  });
});

test(
  "On a phone a chosen row, and a line gone to, scrolls the source and not the page",
  phone,
  async ({ playground: page }) => {
    await openCard(page, "An album of 3 tracks");
    await scrollsOnlySource(page);
  },
);
