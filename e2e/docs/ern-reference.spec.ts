import { expect, test } from "@playwright/test";
import type { Element } from "hast";
import { select, selectAll } from "hast-util-select";

import { nodeText, served, servedDocument } from "../support/served";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";

test("You find an element of ERN, and a value of its sets, by typing", async ({ page }) => {
  await softStep("You find an element by typing, and read its page", async () => {
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
  await softStep("You find a territory by its name, and a value by a jump letter, also on a phone", async () => {
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
    await page.setViewportSize({ width: 375, height: 812 });
    await page
      .getByRole("navigation", { name: "Groups of values" })
      .getByRole("link", { name: "TIS numbers", exact: true })
      .click();
    await expect(page.getByRole("heading", { name: "TIS numbers", exact: true })).toBeInViewport();
  });
});

test("An element's page has its contents in each version", served, () => {
  const document = servedDocument("/docs/ern/elements/DisplayArtist/");
  const main = select("main", document)!;
  const namesIn = (element: Element): string[] => selectAll("li a", element).map(nodeText);
  const [before] = selectAll("details", main).filter((part) => nodeText(part).includes("In ERN 4.3, 4.2"));
  expect(namesIn(before!)).toContain("DisplayArtistRole");
  expect(namesIn(before!)).not.toContain("SpecialDisplayArtist");
  expect(namesIn(main)).toContain("SpecialDisplayArtist");
  expect(selectAll("thead th", main).map(nodeText)).toContain("4.3.2");
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
