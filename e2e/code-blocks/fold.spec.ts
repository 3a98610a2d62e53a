import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { select, selectAll } from "hast-util-select";

import { aroundText, axeViolationsInBothModes } from "../support/axe-violations";
import { layoutShifts, observeLayoutShift } from "../support/layout-shift";
import { nodeText, servedDocument } from "../support/served";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { atBothEnds } from "../support/widths";

const route = "/docs/examples/parse-ern/";

const block = (page: Page): Locator => page.locator("figure.code").filter({ hasText: "album.xml" }).first();
const isShown = (page: Page): Promise<boolean> =>
  block(page)
    .locator(".rest")
    .evaluate((rest) => rest.getBoundingClientRect().height > 0);

test("A long data sample is folded, and its button shows and folds it with the keyboard alone", async ({ page }) => {
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
  await atBothEnds(page, async () => {
    expect.soft(await axeViolationsInBothModes(page, { but: aroundText, wideToo: true })).toEqual([]);
  });
  await page.keyboard.press("Enter");
  expect(await isShown(page)).toBe(false);
  await expect(button).toBeInViewport();
  // In print, nothing is folded.
  await page.emulateMedia({ media: "print" });
  expect(await isShown(page)).toBe(true);
  await expect(block(page).getByRole("button")).toHaveCount(0);
});

test("Folded code opens for what a search finds in it, but not by any other link", async ({ page }) => {
  const rest = block(page).locator(".rest");
  await softStep("It opens when the browser's search finds it; programs are never folded", async () => {
    const served = servedDocument(route);
    const last = nodeText(select("figure.code .rest", served)!);
    const [word = ""] = /[A-Z]\w{12,}/.exec(last.slice(last.length / 2)) ?? [];
    const program = selectAll("figure.code", served).find((element) => nodeText(element).includes("parse-ern.mts"))!;
    expect(selectAll(".code-fold, .rest", program)).toEqual([]);
    await page.goto(`${route}#:~:text=${word}`);
    await expect.poll(() => isShown(page)).toBe(true);
  });
  const target = `${route}#the-message`;
  await softStep("A link doesn't open it", async () => {
    await page.goto("about:blank");
    await visit(page, target);
    await expect(rest).toHaveAttribute("hidden", "until-found");
  });
  await softStep("It opens when the site's search finds it", async () => {
    await page.evaluate(() => window.___navigate("/search/?q=album.xml+the+message"));
    await expect(page.locator(`.results a[href="${target}"]`).first()).toBeVisible();
    await page.getByRole("main").getByRole("searchbox").fill("ParentalWarningType DealTerms album");
    await expect(page).toHaveURL("/search/?q=ParentalWarningType+DealTerms+album");
    await expect(page.locator(".results mark").filter({ hasText: "ParentalWarningType" }).first()).toBeVisible();
    await page.locator(`.results a[href^="${route}"]`).first().click();
    await expect(page).toHaveURL(target);
    await expect(rest).not.toHaveAttribute("hidden");
    await expect(page.locator("#the-message")).toBeInViewport();
  });
});
