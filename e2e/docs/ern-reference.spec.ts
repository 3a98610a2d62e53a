import { expect, test } from "@playwright/test";

import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

test("You find an element of ERN by typing, and read its page", bothEnds, async ({ page }) => {
  await visit(page, "/docs/ern/");
  const field = page.getByRole("searchbox", { name: "Find an element, a value set or a version" });
  await field.fill("4.3");
  await expect(page.getByRole("main").getByRole("link", { name: "ClipDetails", exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "DealTerms", exact: true })).toBeHidden();
  await field.clear();
  await page.keyboard.type("usety");
  const names = page.getByRole("main").getByRole("listitem").getByRole("link", { name: "UseType", exact: true });
  await expect(names).toHaveCount(2);
  await expect(page.getByRole("main").getByRole("link", { name: "DealTerms", exact: true })).toBeHidden();
  await names.first().click();

  await expect(page).toHaveURL(/\/docs\/ern\/elements\/UseType\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("UseType");
  await expect(page.getByRole("rowheader", { name: /DealTerms/ })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "UseType", exact: true }).first().click();
  await expect(page).toHaveURL(/\/docs\/ern\/values\/UseType\/$/);
  await expect(page.getByRole("rowheader", { name: "OnDemandStream", exact: true })).toBeVisible();
});

test("An element's page has its contents in each version", async ({ page }) => {
  await visit(page, "/docs/ern/elements/DisplayArtist/");
  const main = page.getByRole("main");
  await expect(main.getByRole("listitem").getByRole("link", { name: "SpecialDisplayArtist" })).toBeVisible();
  const before = main.getByRole("group").filter({ hasText: "In ERN 4.3, 4.2" });
  await before.getByText("In ERN 4.3, 4.2").click();
  await expect(before.getByRole("link", { name: "DisplayArtistRole" })).toBeVisible();
  await expect(before.getByRole("link", { name: "SpecialDisplayArtist" })).toHaveCount(0);
  await expect(main.getByRole("columnheader", { name: "4.3.2" })).toBeVisible();
});

test("The sidebar of an element lists and finds the names of its group, and the drawer does", async ({ page }) => {
  await visit(page, "/docs/ern/elements/DealTerms/");
  const sidebar = page.locator(".docs-sidebar");
  await expect(sidebar.locator("[aria-current=page]")).toHaveText("DealTerms");
  await expect(sidebar.getByRole("link", { name: "PriceType", exact: true })).toBeVisible();
  await sidebar.getByRole("searchbox", { name: "Find a name" }).fill("pricerange");
  await expect(sidebar.getByRole("link", { name: "PriceType", exact: true })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs/ern/elements/PriceRangeType/");
  await sidebar.getByRole("searchbox").clear();
  await sidebar.getByRole("link", { name: "Changes by version" }).click();
  await expect(page).toHaveURL("/docs/ern/changes/");
  await expect(sidebar.locator("[aria-current=page]")).toHaveText("Changes by version");

  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  const drawer = page.getByRole("dialog", { name: "Navigation" });
  await drawer.getByRole("button", { name: "← Back to main menu" }).click();
  await drawer.getByRole("button", { name: "ERN reference" }).click();
  await drawer.getByRole("link", { name: "Deals", exact: true }).click();
  await expect(page).toHaveURL("/docs/ern/#deals");
});

test("The search finds an element first by its name", async ({ page }) => {
  await visit(page, "/search/?q=IsProvidedInDelivery");
  const first = page.getByRole("main").locator("li:has(h2)").first();
  await expect(first.getByRole("link")).toHaveAttribute("href", "/docs/ern/elements/IsProvidedInDelivery/");
});

test("You find a territory by its name, and a value by a jump letter", bothEnds, async ({ page }) => {
  await visit(page, "/docs/ern/values/AllTerritoryCode/");
  const values = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("code") });
  await page.getByRole("searchbox", { name: "Find a value" }).fill("germany");
  await expect(values.filter({ visible: true })).toHaveText([
    "DE Germany",
    /^DDDE East Germany/,
    "276 Germany",
    /^278 East Germany deprecated since \S+$/,
    /^280 West Germany deprecated since \S+$/,
    "2124 Germany, Switzerland and Austria",
  ]);
  await expect(page.getByRole("status").filter({ hasText: "6 found" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Find a value" }).clear();
  await page
    .getByRole("navigation", { name: "Groups of values" })
    .getByRole("link", { name: "TIS numbers", exact: true })
    .click();
  await expect(page.getByRole("heading", { name: "TIS numbers", exact: true })).toBeInViewport();
});
