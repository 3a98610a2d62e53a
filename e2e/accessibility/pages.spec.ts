import { isLongTier } from "@ddex-suite/ern/test/tier";
import { expect, type Page, test } from "@playwright/test";

import { paths } from "../../src/utils/paths";
import { aroundText, axeViolationsInBothModes } from "../support/axe-violations";
import { routes, routesByKind } from "../support/routes";
import { visit } from "../support/visit";
import { textFaults } from "./text-faults";

/** The playground's views and the search have their own tests with axe; the other page has nothing new for it. */
const withoutAxe = [paths.playground(), paths.search(), ...(isLongTier ? [] : ["/docs/learn/deals/"])];

/** One page per template; in the long tier axe checks all pages. */
const ofEachKind = [...routesByKind.values()].map((ofKind) => ofKind.at(-1)!);

/** Pages with more elements than others of their template. */
const special = [
  "/docs/getting-started/", // tabs
  "/docs/builder/api-reference/", // tables of symbols
  "/docs/api/?q=ERNVersion", // the index of symbols
  "/docs/api/models/", // types and their signatures
  "/docs/learn/deals/", // long names
  "/docs/parser/overveiw/", // not found
];

const looked = [
  ["Each kind of page", isLongTier ? routes : ofEachKind, ["header.navbar", "footer"]],
  ["A page with more elements", special, aroundText],
] as const;

const setWidth = (page: Page, width: 375 | 1280): Promise<void> => page.setViewportSize({ width, height: 900 });

for (const [what, pages, but] of looked)
  test(`${what} passes axe in both colour modes, and fits other text sizes`, async ({ page }) => {
    test.setTimeout(pages.length * 20_000);
    for (const path of pages) {
      await setWidth(page, 1280);
      await visit(page, path);
      if (!withoutAxe.includes(path))
        for (const width of [1280, 375] as const) {
          await setWidth(page, width);
          const violations = await axeViolationsInBothModes(page, { but, wideToo: true });
          expect.soft(violations, `${path}, ${width} pixels wide`).toEqual([]);
        }
      if (ofEachKind.includes(path) || special.includes(path)) expect.soft(await textFaults(page), path).toEqual([]);
    }
  });

test("A whole page passes axe in both colour modes, with open version dropdown and drawer", async ({ page }) => {
  const inNavbar = { but: ["main", "footer", ".docs-sidebar"] };
  const banner = page.getByRole("banner");
  await visit(page, "/docs/parser/");
  expect.soft(await axeViolationsInBothModes(page)).toEqual([]);
  await banner.locator("summary").click();
  await expect(banner.getByRole("link", { name: /^Next/ })).toBeVisible();
  expect.soft(await axeViolationsInBothModes(page, inNavbar), "with the dropdown").toEqual([]);
  await page.keyboard.press("Escape");

  await setWidth(page, 375);
  // With all rules and in both modes, for what only a narrow window shows.
  expect.soft(await axeViolationsInBothModes(page), "at 375 pixels").toEqual([]);
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  const drawer = page.getByRole("dialog", { name: "Navigation" });
  await expect(drawer).toBeVisible();
  expect.soft(await axeViolationsInBothModes(page, { but: ["main", "footer"] }), "with the drawer").toEqual([]);
  await drawer.getByRole("button", { name: "← Back to main menu" }).click();
  await drawer.locator("summary").click();
  await expect(drawer.getByRole("link", { name: /^Next/ })).toBeVisible();
  expect.soft(await axeViolationsInBothModes(page, { but: ["main", "footer"] }), "with the main menu").toEqual([]);
});
