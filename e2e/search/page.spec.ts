import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { collectProblems } from "../support/collect-problems";
import { expectResultsOf, searchDialog, searchFiles, searchFor, searchItems } from "../support/search";
import { softStep } from "../support/soft-step";
import { forgetAll } from "../support/storage";
import { visit } from "../support/visit";
import { phone } from "../support/widths";

const input = (page: Page) => page.getByRole("main").getByRole("searchbox", { name: "Search" });
const results = (page: Page) => page.locator(".results > li");
const count = (page: Page) => page.getByRole("status").filter({ hasText: /^\d+ results?( on \d+ pages?)?$/ });
const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);

test("The search page keeps its query and filters in the address, and loads more results", async ({ page }) => {
  test.setTimeout(120_000);
  await softStep("An address with a query shows its results, and isn't indexed", async () => {
    const problems = collectProblems(page);
    await visit(page, "/search/?q=canonicalization");
    await expect(page).toHaveTitle('Search results for "canonicalization" | DDEX Suite');
    await expect(page.getByRole("heading", { level: 1 })).toHaveText('Search results for "canonicalization"');
    await expect(input(page)).toHaveValue("canonicalization");
    await expect(count(page)).toBeVisible();
    const first = results(page).first();
    await expect(first.getByRole("link")).toHaveAttribute("href", /^\/docs\//);
    await expect(first.locator(".group")).toHaveText(/./);
    await expect(first.locator("mark").first()).toHaveText(/canonicali[sz]/i);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
    expect(problems).toEqual([]);
  });
  await softStep("Names of JavaScript object properties are found like others", async () => {
    await forgetAll(page);
    for (const query of ["constr", "constructor"]) {
      await visit(page, `/search/?q=${query}`);
      await expect(results(page).first()).toContainText("constructor");
    }
  });
  await softStep("Back and Forward move between visits, each with its query", async () => {
    await forgetAll(page);
    await visit(page, "/search/?q=preset");
    await expect(count(page)).toBeVisible();
    await input(page).fill("canonicalization");
    await expect(page).toHaveURL("/search/?q=canonicalization");
    await expect(results(page).first()).toContainText(/canonicali[sz]/i);
    await results(page).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/docs\//);
    await page.goBack();
    await expect(page).toHaveURL("/search/?q=canonicalization");
    await expect(input(page)).toHaveValue("canonicalization");
    await expect(results(page).first()).toContainText(/canonicali[sz]/i);

    await page.getByRole("heading", { level: 1 }).click();
    await searchFor(page, "deal");
    await expectResultsOf(page, "deal");
    await searchDialog(page).getByRole("link", { name: /^See/ }).click();
    await expect(page).toHaveURL("/search/?q=deal");
    await expect(input(page)).toHaveValue("deal");
    await expect(results(page).first()).toContainText(/deal/i);
    await page.goBack();
    await expect(input(page)).toHaveValue("canonicalization");
    await expect(page).toHaveTitle(/canonicalization/);
    await page.goForward();
    await expect(input(page)).toHaveValue("deal");
  });
  await softStep("The button loads more results and focuses them; a filter narrows them", async () => {
    await forgetAll(page);
    await visit(page, "/search/?q=message");
    await test.step("The button loads more results and focuses them; scrolling to the footer doesn't", async () => {
      await expect(results(page)).toHaveCount(20);
      expect(Number(/\d+/.exec(await count(page).innerText())?.[0])).toBeGreaterThan(60);
      await page.getByRole("button", { name: "Load more" }).evaluate((button: HTMLElement) => button.click());
      await expect(results(page).nth(20).getByRole("link")).toBeFocused();
      await expect(page.getByText(/^40 of \d+ shown$/)).toBeVisible();
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect(page.getByRole("contentinfo")).toBeInViewport();
      await page.waitForTimeout(500);
      await expect(results(page)).toHaveCount(40);
    });
    await test.step("A filter narrows the results", async () => {
      await expect(count(page)).toBeVisible();
      const all = await count(page).innerText();
      await page.getByRole("button", { name: "Blog" }).click();
      await expect(count(page)).not.toHaveText(all);
      for (const link of await results(page).getByRole("link").all())
        await expect(link).toHaveAttribute("href", /^\/blog\//);
      expect(await results(page).count()).toBeGreaterThan(0);
    });
  });
  await softStep("Filters are in the address, and are kept while typing, on Back and by a link", async () => {
    await forgetAll(page);
    const pressed = () => page.getByRole("main").getByRole("button", { pressed: true });
    await visit(page, "/search/?q=preset&kind=api&code=python");
    await expect(pressed()).toHaveText(["API", "Python"]);
    await page.getByRole("button", { name: "Python" }).click();
    await expect(page).toHaveURL("/search/?q=preset&kind=api");
    await page.getByRole("button", { name: "Guides", exact: true }).focus();
    await page.keyboard.press("Space");
    await expect(pressed()).toHaveText(["Guides"]);
    await input(page).fill("message");
    await expect(page).toHaveURL("/search/?q=message&kind=guide");
    await expect(results(page).first()).toBeVisible();
    await results(page).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/docs\//);
    await page.goBack();
    await expect(page).toHaveURL("/search/?q=message&kind=guide");
    await expect(pressed()).toHaveText(["Guides"]);
    await expect(results(page).first()).toBeVisible();
  });
  await softStep("The modal's filters narrow its results, and are passed on by its link to the page", async () => {
    await forgetAll(page);
    await visit(page, "/docs/intro/");
    await searchFor(page, "message");
    await expectResultsOf(page, "message");
    const blog = searchDialog(page).getByRole("button", { name: "Blog" });
    await blog.click();
    await expect(blog).toHaveAttribute("aria-pressed", "true");
    const all = searchDialog(page).getByRole("link", { name: /^See/ });
    await expect(all).toHaveAttribute("href", "/search/?q=message&kind=blog");
    for (const item of await searchItems(page).getByRole("link").all())
      await expect(item).toHaveAttribute("href", /^\/blog\//);
    await all.click();
    await expect(page).toHaveURL("/search/?q=message&kind=blog");
    await expect(page.getByRole("main").getByRole("button", { pressed: true })).toHaveText(["Blog"]);
  });
});

test("The search page waits for a query, puts it in the address, and reports no results", async ({ page }) => {
  await visit(page, "/search/");
  await expect(page).toHaveTitle("Search the documentation | DDEX Suite");
  await expect(input(page)).toBeFocused();
  const before = await entries(page);
  await page.keyboard.type("preset");
  await expect(count(page)).toBeVisible();
  await expect(page).toHaveURL("/search/?q=preset");
  await input(page).fill("parser");
  await expect(page).toHaveURL("/search/?q=parser");
  await expect(page).toHaveTitle('Search results for "parser" | DDEX Suite');
  expect(await entries(page)).toBe(before);
  await input(page).fill("");
  await expect(page).toHaveURL("/search/");
  await expect(results(page)).toHaveCount(0);
  await page.keyboard.type("x".repeat(70));
  await expect(input(page)).toHaveValue("x".repeat(64));
  await input(page).fill("qqzzxxyyqq");
  await expect(page.getByText("No results for “qqzzxxyyqq”")).toBeVisible();
  await expect(page.getByRole("link", { name: "Let us know." })).toHaveAttribute(
    "href",
    /issues\/new\?title=.*qqzzxxyyqq/,
  );
});

test("Without a query a phone shows the field and no list of all pages", phone, async ({ page }) => {
  await visit(page, "/search/");
  await expect(input(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "All pages", includeHidden: true })).toBeHidden();
});

test("Without the network the search page shows an error, and Retry loads the results", async ({ page }) => {
  const context = page.context();
  const error = page.getByRole("main").getByRole("alert");
  await context.route(searchFiles, (route) => route.abort());
  await visit(page, "/search/?q=preset");
  await expect(error).toContainText("Unable to fetch results");
  await expect(error).toContainText("You might want to check your network connection.");
  await context.unroute(searchFiles);
  await error.getByRole("button", { name: "Retry" }).click();
  await expect(results(page).first()).toBeVisible();
  await expect(error).toHaveCount(0);
});
