import { isLongTier } from "@ddex-suite/ern/test/tier";
import { expect, test } from "@playwright/test";

import { mobileMax } from "../../src/theme/breakpoints";
import { paths } from "../../src/utils/paths";
import { aroundText, axeViolations, axeViolationsInBothModes } from "../support/axe-violations";
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

for (const [name, pages, but] of [
  ["Each kind of page", ofEachKind.filter((route) => !ownTests.includes(route)), []],
  ["A page with more elements", special, aroundText],
] as const)
  test(`${name} passes axe in both colour modes`, bothEnds, async ({ page }) => {
    test.setTimeout(pages.length * 20_000);
    for (const path of pages) {
      await visit(page, path);
      expect.soft(await axeViolationsInBothModes(page, { but, wideToo: true }), path).toEqual([]);
    }
  });

test("The open drawer or version dropdown passes axe", bothEnds, async ({ page }) => {
  await visit(page, "/docs/parser/");
  const narrow = (page.viewportSize()?.width ?? 0) <= mobileMax;
  if (narrow) {
    // With all rules, for what only a narrow window shows.
    expect.soft(await axeViolations(page)).toEqual([]);
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
