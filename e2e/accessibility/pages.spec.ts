import { isLongTier } from "@ddex-suite/ern/test/tier";
import { expect, type Page, test } from "@playwright/test";

import { mobileMax } from "../../src/theme/breakpoints";
import { paths } from "../../src/utils/paths";
import { aroundText, axeViolationsInBothModes } from "../support/axe-violations";
import { routes, routesByKind } from "../support/routes";
import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";
import { textFaults } from "./text-faults";

/** The playground's views and the search have their own tests with axe. */
const ownTests = [paths.playground(), paths.search()];

/** One page per template, or in the long tier all pages. */
const ofEachKind = isLongTier ? routes : [...routesByKind.values()].map((ofKind) => ofKind.at(-1)!);

/** Pages with more elements than others of their template. */
const special = [
  "/docs/getting-started/", // tabs
  "/docs/builder/api-reference/", // tables of symbols
  "/docs/api/?q=ERNVersion", // the index of symbols
  "/docs/api/models/", // types and their signatures
  "/docs/learn/deals/", // long names
  "/docs/parser/overveiw/", // not found
];

const isNarrow = (page: Page): boolean => page.viewportSize()!.width <= mobileMax;

const looked = [
  ["Each kind of page", ofEachKind, ["header.navbar", "footer"]],
  ["A page with more elements", special, aroundText],
] as const;

for (const [what, pages, but] of looked)
  test(`${what} passes axe in both colour modes, and fits with other text sizes`, bothEnds, async ({ page }) => {
    test.setTimeout(pages.length * 20_000);
    for (const path of pages) {
      await visit(page, path);
      if (!ownTests.includes(path))
        expect.soft(await axeViolationsInBothModes(page, { but, wideToo: true }), path).toEqual([]);
      if (!isNarrow(page)) expect.soft(await textFaults(page), path).toEqual([]);
    }
  });

test(
  "A whole page passes axe in both colour modes, with open drawer or version dropdown",
  bothEnds,
  async ({ page }) => {
    await visit(page, "/docs/parser/");
    expect.soft(await axeViolationsInBothModes(page)).toEqual([]);
    if (isNarrow(page)) {
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
    const around = isNarrow(page) ? [] : [".docs-sidebar"];
    expect.soft(await axeViolationsInBothModes(page, { but: ["main", "footer", ...around] })).toEqual([]);
  },
);
