import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { select, selectAll } from "hast-util-select";

import { aroundText, axeViolationsInBothModes } from "../support/axe-violations";
import { layoutShifts, observeLayoutShift } from "../support/layout-shift";
import { nodeText, servedDocument } from "../support/served";
import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

const route = "/docs/examples/parse-ern/";

const block = (page: Page): Locator => page.locator("figure.code").filter({ hasText: "album.xml" }).first();
const isShown = (page: Page): Promise<boolean> =>
  block(page)
    .locator(".rest")
    .evaluate((rest) => rest.getBoundingClientRect().height > 0);

test(
  "A long data sample is folded, and its button shows and folds it with the keyboard alone",
  bothEnds,
  async ({ page }) => {
    await observeLayoutShift(page);
    await visit(page, route);
    expect(await layoutShifts(page)).toEqual([]);
    expect(await isShown(page)).toBe(false);
    const button = block(page).getByRole("button", { name: "Show all 128 lines", expanded: false });
    await button.focus();
    await page.keyboard.press("Enter");
    expect(await isShown(page)).toBe(true);
    const fold = block(page).getByRole("button", { name: "Show fewer lines", expanded: true });
    await expect(fold).toBeFocused();
    expect.soft(await axeViolationsInBothModes(page, { but: aroundText, wideToo: true })).toEqual([]);
    await page.keyboard.press("Enter");
    expect(await isShown(page)).toBe(false);
    await expect(button).toBeInViewport();
    // In print, nothing is folded.
    await page.emulateMedia({ media: "print" });
    expect(await isShown(page)).toBe(true);
    await expect(block(page).getByRole("button")).toHaveCount(0);
  },
);

test("Folded code opens when the browser's search finds it; programs are never folded", async ({ page }) => {
  const served = servedDocument(route);
  const last = nodeText(select("figure.code .rest", served)!);
  const [word = ""] = /[A-Z]\w{12,}/.exec(last.slice(last.length / 2)) ?? [];
  const program = selectAll("figure.code", served).find((block) => nodeText(block).includes("parse-ern.mts"))!;
  expect(selectAll(".code-fold, .rest", program)).toEqual([]);
  await page.goto(`${route}#:~:text=${word}`);
  await expect.poll(() => isShown(page)).toBe(true);
});
