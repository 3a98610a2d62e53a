import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { collectProblems } from "../support/collect-problems";
import { isMarkedDocument, markDocument } from "../support/document-marker";
import { nextFrames } from "../support/scroll";
import { expectResultsOf, searchDialog, searchFor, searchItems } from "../support/search";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";

const input = (page: Page) => page.getByRole("main").getByRole("searchbox", { name: "Search" });
const results = (page: Page) => page.locator(".results > li");
const count = (page: Page) => page.getByRole("status").filter({ hasText: /^\d+ results?( on \d+ pages?)?$/ });

/** Waits until all of some results are posts: those of the query before stay for a moment. */
const expectOnlyBlog = (found: Locator): Promise<void> =>
  expect
    .poll(async () => {
      const links = await found
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      return links.length > 0 && links.every((href) => href.startsWith("/blog/"));
    })
    .toBe(true);

const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);

test("The search page keeps its query and filters in the address, and loads more results", async ({ page }) => {
  test.setTimeout(120_000);
  const pressed = page.getByRole("main").getByRole("button", { pressed: true });
  await softStep("An address with a query and filters shows their results, and isn't indexed", async () => {
    const problems = collectProblems(page);
    await visit(page, "/search/?q=preset&kind=api&code=python");
    await expect(page).toHaveTitle('Search results for "preset" | DDEX Suite');
    await expect(page.getByRole("heading", { level: 1 })).toHaveText('Search results for "preset"');
    await expect(input(page)).toHaveValue("preset");
    await expect(count(page)).toBeVisible();
    const first = results(page).first();
    await expect(first.getByRole("link")).toHaveAttribute("href", /^\/docs\//);
    await expect(first.locator(".group")).toHaveText(/./);
    await expect(first.locator("mark").first()).toHaveText(/preset/i);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
    expect(problems).toEqual([]);
  });
  await softStep("Filters are in the address, and are kept while typing and on Back", async () => {
    await expect(pressed).toHaveText(["API", "Python"]);
    await page.getByRole("button", { name: "Python" }).click();
    await expect(page).toHaveURL("/search/?q=preset&kind=api");
    await page.getByRole("button", { name: "Guides", exact: true }).focus();
    await page.keyboard.press("Space");
    await expect(pressed).toHaveText(["Guides"]);
    await input(page).fill("message");
    await expect(page).toHaveURL("/search/?q=message&kind=guide");
    await expect(count(page)).toBeVisible();
    await results(page).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/docs\//);
    await page.goBack();
    await expect(page).toHaveURL("/search/?q=message&kind=guide");
    await expect(input(page)).toHaveValue("message");
    await expect(pressed).toHaveText(["Guides"]);
    await expect(results(page).first()).toBeVisible();
  });
  await softStep(
    "A query is put into the address and the title while typing, without an entry in the history",
    async () => {
      await page.getByRole("button", { name: "Guides", exact: true }).click();
      await expect(page).toHaveURL("/search/?q=message");
      const before = await entries(page);
      for (const query of ["constr", "constructor"]) {
        await input(page).fill(query);
        await expect(page).toHaveURL(`/search/?q=${query}`);
        // Names of JavaScript's own properties are found like others.
        await expect(results(page).first()).toContainText("constructor");
      }
      await expect(page).toHaveTitle('Search results for "constructor" | DDEX Suite');
      expect(await entries(page)).toBe(before);
      await input(page).fill("");
      await expect(page).toHaveURL("/search/");
      await expect(results(page)).toHaveCount(0);
    },
  );
  await softStep(
    "The search's filter narrows its results, and is passed on to the page, with its own entry",
    async () => {
      await input(page).fill("canonicalization");
      await expect(page).toHaveURL("/search/?q=canonicalization");
      await markDocument(page);
      await page.getByRole("heading", { level: 1 }).click();
      await searchFor(page, "message");
      await expectResultsOf(page, "message");
      const blog = searchDialog(page).getByRole("button", { name: "Blog" });
      await blog.click();
      await expect(blog).toHaveAttribute("aria-pressed", "true");
      const all = searchDialog(page).getByRole("link", { name: /^See/ });
      await expect(all).toHaveAttribute("href", "/search/?q=message&kind=blog");
      await expectOnlyBlog(searchItems(page));
      const [found = ""] = /\d+ results?.*/.exec(await all.innerText()) ?? [];
      await all.click();
      await expect(page).toHaveURL("/search/?q=message&kind=blog");
      await expect(searchDialog(page)).toHaveCount(0);
      await expect(page.getByRole("status").filter({ hasText: found })).toBeVisible();
      await expect(pressed).toHaveText(["Blog"]);
      await expect(results(page).first()).toContainText(/message/i);
      await expectOnlyBlog(results(page));
      await page.goBack();
      await expect(input(page)).toHaveValue("canonicalization");
      await expect(page).toHaveTitle(/canonicalization/);
      await expect(results(page).first()).toContainText(/canonicali[sz]/i);
      await page.goForward();
      await expect(input(page)).toHaveValue("message");
      expect(await isMarkedDocument(page)).toBe(true);
    },
  );
  await softStep("The button loads more results and focuses them; scrolling to the footer doesn't", async () => {
    await page.getByRole("main").getByRole("button", { name: "Blog" }).click();
    await expect.poll(async () => Number(/\d+/.exec(await count(page).innerText())?.[0])).toBeGreaterThan(60);
    await expect(results(page)).toHaveCount(20);
    await page.getByRole("button", { name: "Load more" }).evaluate((button: HTMLElement) => button.click());
    await expect(results(page).nth(20).getByRole("link")).toBeFocused();
    await expect(page.getByText(/^40 of \d+ shown$/)).toBeVisible();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    await nextFrames(page, 12);
    await expect(results(page)).toHaveCount(40);
  });
});
