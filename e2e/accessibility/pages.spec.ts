import { expect, test } from "@playwright/test";

import { mobileMax } from "../../src/theme/breakpoints";
import { paths } from "../../src/utils/paths";
import { axeViolationsInBothModes } from "../support/axe-violations";
import { routesByKind } from "../support/routes";
import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

/** One page per template; the playground's views and the search have their own tests. */
const ofEachKind = [...routesByKind.values()]
  .map((routes) => routes.at(-1)!)
  .filter((route) => route !== paths.playground() && route !== paths.search());

/** Pages with more elements than others of their template. */
const special = [
  "/docs/getting-started/", // tabs
  "/docs/builder/api-reference/", // tables of symbols
  "/docs/api/?q=ERNVersion", // the index of symbols
  "/docs/verification/", // folded lists, marks
  "/docs/api/models/", // types and their signatures
  "/docs/parser/overveiw/", // not found
];

for (const paths of [ofEachKind, special])
  test(`${paths[0]} and ${paths.length - 1} other pages pass axe in both colour modes`, bothEnds, async ({ page }) => {
    test.setTimeout(paths.length * 20_000);
    for (const path of paths) {
      await visit(page, path);
      expect.soft(await axeViolationsInBothModes(page), path).toEqual([]);
    }
  });

test("The open drawer or version dropdown passes axe", bothEnds, async ({ page }) => {
  await visit(page, "/docs/parser/");
  const narrow = (page.viewportSize()?.width ?? 0) <= mobileMax;
  if (narrow) {
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
