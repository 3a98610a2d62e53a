import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { collectProblems } from "../support/collect-problems";
import { isMarkedDocument, markDocument } from "../support/document-marker";
import { scrollPage } from "../support/scroll";
import { expectResultsOf, searchDialog, searchFor, searchInput, searchItems } from "../support/search";
import { softStep } from "../support/soft-step";
import { forgetAll, stored } from "../support/storage";
import { visit } from "../support/visit";

const RECENT = "__DOCSEARCH_RECENT_SEARCHES__ddex-suite";
const FAVORITE = "__DOCSEARCH_FAVORITE_SEARCHES__ddex-suite";

/** Opens the first result of a query with Enter. */
const openFirst = async (page: Page, query: string): Promise<void> => {
  await searchFor(page, query);
  await expectResultsOf(page, query);
  await page.keyboard.press("Enter");
  await expect(searchDialog(page)).toHaveCount(0);
};

test("Results are in groups of at most five, and “See all results” opens the search page", async ({
  page,
  baseURL,
}) => {
  await test.step("Results are in groups of at most five, marked, without requests to other origins", async () => {
    const problems = collectProblems(page);
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL!) && !request.url().startsWith("blob:")) elsewhere.push(request.url());
    });
    await visit(page, "/docs/intro/");
    await markDocument(page);
    await searchFor(page, "message");
    await expectResultsOf(page, "message");
    for (const group of await searchDialog(page).getByRole("tree").all())
      expect(await group.getByRole("treeitem").count()).toBeLessThanOrEqual(5);
    await expect(searchItems(page).locator("mark").first()).toHaveText(/message/i);
    await expect(searchDialog(page).locator(".DocSearch-Logo")).toBeHidden();
    expect(elsewhere).toEqual([]);
    expect(problems).toEqual([]);
  });
  await test.step("“See all results” opens the search page", async () => {
    const all = searchDialog(page).getByRole("link", { name: /^See all \d+ results/ });
    const [count = ""] = /\d+ results.*/.exec(await all.innerText()) ?? [];
    await all.click();
    await expect(page).toHaveURL("/search/?q=message");
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: count })).toBeVisible();
    expect(await isMarkedDocument(page)).toBe(true);
  });
});

test("A result opens by keys or a click, in a new tab or on the same page", async ({ page, context }) => {
  await visit(page, "/docs/intro/");
  await markDocument(page);
  await searchFor(page, "security limits");
  await expectResultsOf(page, "security limits");
  await test.step("Ctrl+click and Ctrl+Enter open a new tab, and the search stays open", async () => {
    const link = searchItems(page).first().getByRole("link");
    const href = (await link.getAttribute("href"))!;
    for (const open of [
      () => link.click({ modifiers: ["ControlOrMeta"] }),
      () => searchInput(page).press("Control+Enter"),
    ]) {
      const opened = context.waitForEvent("page");
      await open();
      await expect(await opened).toHaveURL(href);
      await expect(page).toHaveURL("/docs/intro/");
      await expect(searchDialog(page)).toBeVisible();
    }
  });
  await test.step("The arrow keys and Enter open a heading of another page, without loading a document", async () => {
    await expect(searchItems(page).first()).toHaveAttribute("aria-selected", "true");
    const link = searchItems(page).nth(1).getByRole("link");
    const href = (await link.getAttribute("href"))!;
    await page.keyboard.press("ArrowDown");
    await expect(searchItems(page).nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(href);
    await expect(searchDialog(page)).toHaveCount(0);
    if (href.includes("#")) await expect(page.locator(`[id="${href.split("#")[1]}"]`)).toBeInViewport();
    expect(await isMarkedDocument(page)).toBe(true);
  });
  await softStep("A heading of the same page is reached with Enter and with a click, from anywhere on it", async () => {
    await forgetAll(page);
    await visit(page, "/docs/parser/overview/");
    for (const how of ["Enter", "a click"])
      await test.step(how, async () => {
        await scrollPage(page, 300);
        await searchFor(page, "parser overview security limits");
        await expectResultsOf(page, "parser overview security limits");
        const link = searchDialog(page).locator('a[href="/docs/parser/overview/#security-limits"]').first();
        await expect(link).toBeVisible();
        await link.hover();
        if (how === "Enter") await page.keyboard.press("Enter");
        else await link.click();
        await expect(page).toHaveURL("/docs/parser/overview/#security-limits");
        await expect(searchDialog(page)).toHaveCount(0);
        const heading = page.locator("#security-limits");
        await expect(heading).toBeInViewport();
        await expect(heading).toBeFocused();
      });
  });
});

test("Opened results become recent, and an empty search offers starting points", async ({ page, request }) => {
  await softStep("Opened results become recent; they can be made favourites and removed", async () => {
    await visit(page, "/docs/intro/");
    await page.keyboard.press("/");
    await expect(searchDialog(page)).toContainText("No recent searches");
    await page.keyboard.press("Escape");
    await openFirst(page, "security limits");
    await openFirst(page, "canonicalization");
    await page.keyboard.press("/");
    await expect(searchDialog(page).getByRole("navigation", { name: "Start here" })).toBeVisible();
    const recent = searchDialog(page).getByRole("tree", { name: "Recent" }).getByRole("treeitem");
    const favorites = searchDialog(page).getByRole("tree", { name: "Favorite" }).getByRole("treeitem");
    await expect(recent).toHaveCount(2);
    const saved = (await stored(page, RECENT)) ?? "";
    expect(JSON.parse(saved)).toHaveLength(2);
    expect(saved).not.toMatch(/_highlightResult|_snippetResult|<mark>/);

    await recent.first().getByRole("button", { name: "Save this search" }).click();
    await expect(favorites).toHaveCount(1);
    await expect(recent).toHaveCount(1);
    expect(await stored(page, FAVORITE)).not.toMatch(/_highlightResult|_snippetResult|<mark>/);
    await recent.getByRole("button", { name: "Remove this search from history" }).click();
    await expect(recent).toHaveCount(0);
    await favorites.getByRole("button", { name: "Remove this search from favorites" }).click();
    await expect(favorites).toHaveCount(0);
  });
  await softStep("An empty search offers starting points, usable with the keyboard alone", async () => {
    await forgetAll(page);
    await visit(page, "/docs/intro/");
    await markDocument(page);
    await page.keyboard.press("/");
    const links = searchDialog(page).getByRole("navigation", { name: "Start here" }).getByRole("link");
    await expect(links).toHaveText(["Getting started", "Playground", /symbols/, /^Newest post: ./]);
    const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")!));
    for (const address of addresses) expect((await request.get(address)).status()).toBe(200);
    expect(addresses.at(-1)).toMatch(/^\/blog\/./);
    while (!(await links.last().evaluate((link) => link === document.activeElement))) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(addresses.at(-1)!);
    await expect(searchDialog(page)).toHaveCount(0);
    expect(await isMarkedDocument(page)).toBe(true);
  });
});

test("Seven recent searches are kept, or four if there are favourites", async ({ page }) => {
  const hit = (n: number) => ({
    objectID: `${n}`,
    url: "/docs/intro/",
    type: "lvl1",
    hierarchy: { lvl0: "Docs", lvl1: `Page ${n}` },
    content: null,
  });
  await page.addInitScript(
    ([key, list]) => localStorage.setItem(key!, list!),
    [RECENT, JSON.stringify(Array.from({ length: 9 }, (_, n) => hit(n)))],
  );
  await visit(page, "/docs/intro/");
  await page.keyboard.press("/");
  await expect(searchItems(page)).toHaveCount(7);
  await page.keyboard.press("Escape");
  await page.evaluate(([key, list]) => localStorage.setItem(key!, list!), [FAVORITE, JSON.stringify([hit(20)])]);
  await page.keyboard.press("/");
  await expect(searchDialog(page).getByRole("tree", { name: "Recent" }).getByRole("treeitem")).toHaveCount(4);
});

test("The best results come first, in the search page's order, with their page", async ({ page }) => {
  for (const query of ["python", "deal", "works today"]) {
    await visit(page, `/search/?q=${query}`);
    const links = page.locator(".results > li a");
    await expect(links.first()).toBeVisible();
    const ranked = await links.evaluateAll((found) => found.slice(0, 5).map((link) => link.getAttribute("href")));
    await page.getByRole("heading", { level: 1 }).click();
    await searchFor(page, query);
    await expectResultsOf(page, query);
    const items = searchItems(page).getByRole("link");
    expect(await items.evaluateAll((found) => found.slice(0, 5).map((link) => link.getAttribute("href")))).toEqual(
      ranked,
    );
    const titles = await searchDialog(page).locator(".DocSearch-Hit-title").allInnerTexts();
    expect(titles.length).toBeGreaterThan(5);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test("A search that crashes closes, reports it and leaves the page unchanged", async ({ page }) => {
  await visit(page, "/docs/intro/");
  await page.evaluate(() => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      if (key.startsWith("__DOCSEARCH")) throw new Error("out of order");
      return getItem.call(this, key);
    };
  });
  await page.keyboard.press("/");
  const crash = page.getByRole("alert");
  await expect(crash).toContainText("The search has crashed: out of order");
  await expect(crash).toBeInViewport({ ratio: 1 });
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("dialog:modal")).toHaveCount(0);
  await crash.getByRole("link", { name: "search page" }).click();
  await expect(page).toHaveURL("/search/");
  await crash.getByRole("button", { name: "Dismiss" }).click();
  await expect(crash).toHaveCount(0);
});
