import { isLongTier } from "@ddex-suite/ern/test/tier";
import { expect, type Page, test } from "@playwright/test";

import { mobileMax } from "../../src/theme/breakpoints";
import { paths } from "../../src/utils/paths";
import { aroundText, axeViolationsInBothModes, axeViolationsOfWidth } from "../support/axe-violations";
import { routes, routesByKind } from "../support/routes";
import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

const ownTests = [paths.playground(), paths.search()];

/** One page per template, or in the long tier all pages; the playground's views and the search have their own tests. */
const ofEachKind = isLongTier ? routes : [...routesByKind.values()].map((ofKind) => ofKind.at(-1)!);

/** Pages with more elements than others of their template. */
const special = [
  "/docs/getting-started/", // tabs
  "/docs/builder/api-reference/", // tables of symbols
  "/docs/api/?q=ERNVersion", // the index of symbols
  "/docs/verification/", // folded lists, marks
  "/docs/api/models/", // types and their signatures
  "/docs/parser/overveiw/", // not found
];

const isNarrow = (page: Page): boolean => page.viewportSize()!.width <= mobileMax;

test("Each kind of page passes axe in both colour modes", bothEnds, async ({ page }) => {
  test.setTimeout(ofEachKind.length * 20_000);
  for (const path of ofEachKind.filter((route) => !ownTests.includes(route))) {
    await visit(page, path);
    const violations = isNarrow(page) ? axeViolationsOfWidth(page) : axeViolationsInBothModes(page);
    expect.soft(await violations, path).toEqual([]);
  }
});

test("A page with more elements passes axe in both colour modes", bothEnds, async ({ page }) => {
  test.setTimeout(special.length * 20_000);
  for (const path of special) {
    await visit(page, path);
    expect.soft(await axeViolationsInBothModes(page, { but: aroundText, wideToo: true }), path).toEqual([]);
  }
});

test("The open drawer or version dropdown passes axe", bothEnds, async ({ page }) => {
  await visit(page, "/docs/parser/");
  if (isNarrow(page)) {
    // With all rules and in both modes, for what only a narrow window shows.
    expect.soft(await axeViolationsInBothModes(page)).toEqual([]);
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    const drawer = page.getByRole("dialog", { name: "Navigation" });
    await expect(drawer).toBeVisible();
    expect.soft(await axeViolationsInBothModes(page, { but: ["main", "footer"] })).toEqual([]);
    await drawer.getByRole("button", { name: "← Back to main menu" }).click();
    await drawer.locator("summary").click();
    await expect(drawer.getByRole("link", { name: /^Next/ })).toBeVisible();
  } else {
    await page.getByRole("banner").locator("summary").click();
    await expect(page.getByRole("banner").getByRole("link", { name: /^Next/ })).toBeVisible();
  }
  expect.soft(await axeViolationsInBothModes(page, { but: ["main", "footer"] })).toEqual([]);
});
