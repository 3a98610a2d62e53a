import { expect, test } from "@playwright/test";

import { collectProblems } from "../support/collect-problems";
import { isMarkedDocument, markDocument } from "../support/document-marker";
import { scrollPage } from "../support/scroll";
import { expectResultsOf, searchDialog, searchFor, searchInput, searchItems } from "../support/search";
import { softStep } from "../support/soft-step";
import { stored } from "../support/storage";
import { visit } from "../support/visit";

const RECENT = "__DOCSEARCH_RECENT_SEARCHES__ddex-suite";
const FAVORITE = "__DOCSEARCH_FAVORITE_SEARCHES__ddex-suite";
const PAGE = "/docs/parser/overview/";

test("The search opens results by keys or a click, and remembers them and the pages read", async ({
  page,
  context,
  request,
}) => {
  const problems = collectProblems(page);
  const heading = page.getByRole("heading", { level: 1 });
  await visit(page, PAGE);
  await markDocument(page);
  const title = await heading.innerText();
  await test.step("Ctrl+click and Ctrl+Enter open a new tab, and the search stays open", async () => {
    await searchFor(page, "security limits");
    await expectResultsOf(page, "security limits");
    await expect(searchItems(page).locator("mark").first()).toHaveText(/security|limits/i);
    const link = searchItems(page).first().getByRole("link");
    const href = (await link.getAttribute("href"))!;
    for (const open of [
      () => link.click({ modifiers: ["ControlOrMeta"] }),
      () => searchInput(page).press("Control+Enter"),
    ]) {
      const opened = context.waitForEvent("page");
      await open();
      const tab = await opened;
      await expect(tab).toHaveURL(href);
      await tab.close();
      await expect(page).toHaveURL(PAGE);
      await expect(searchDialog(page)).toBeVisible();
    }
    await page.keyboard.press("Escape");
  });
  await test.step("A heading of the same page is reached with Enter and with a click, from anywhere on it", async () => {
    for (const how of ["Enter", "a click"]) {
      await scrollPage(page, 300);
      await searchFor(page, "parser overview security limits");
      await expectResultsOf(page, "parser overview security limits");
      const link = searchDialog(page).locator(`a[href="${PAGE}#security-limits"]`).first();
      await link.hover();
      if (how === "Enter") await page.keyboard.press("Enter");
      else await link.click();
      await expect(page, how).toHaveURL(`${PAGE}#security-limits`);
      await expect(searchDialog(page)).toHaveCount(0);
      await expect(page.locator("#security-limits"), how).toBeInViewport();
      await expect(page.locator("#security-limits"), how).toBeFocused();
    }
  });
  await test.step("The arrow keys and Enter open a heading of another page, without loading a document", async () => {
    await searchFor(page, "canonicalization");
    await expectResultsOf(page, "canonicalization");
    await expect(searchItems(page).first()).toHaveAttribute("aria-selected", "true");
    const href = (await searchItems(page).nth(1).getByRole("link").getAttribute("href"))!;
    expect(href).not.toContain(PAGE);
    await page.keyboard.press("ArrowDown");
    await expect(searchItems(page).nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(href);
    await expect(searchDialog(page)).toHaveCount(0);
    if (href.includes("#")) await expect(page.locator(`[id="${href.split("#")[1]}"]`)).toBeInViewport();
  });
  await softStep("An empty search offers recently read pages until they are cleared", async () => {
    const second = await heading.innerText();
    const recent = searchDialog(page).getByRole("navigation", { name: "Recently read" });
    await page.keyboard.press("Control+k");
    await recent.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(PAGE);
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(heading).toHaveText(title);
    await page.keyboard.press("Control+k");
    await expect(recent.getByRole("link").first()).toHaveText(second);
    await expect(recent.getByRole("link", { name: title })).toHaveCount(0);
    await recent.getByRole("button", { name: "Clear recently read" }).click();
    await expect(recent).toHaveCount(0);
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.press("Escape");
  });
  await softStep("Opened results become recent; they can be made favourites and removed", async () => {
    await page.keyboard.press("/");
    await expect(searchDialog(page).getByRole("navigation", { name: "Start here" })).toBeVisible();
    const recent = searchDialog(page).getByRole("tree", { name: "Recent" }).getByRole("treeitem");
    const favorites = searchDialog(page).getByRole("tree", { name: "Favorite" }).getByRole("treeitem");
    await expect(recent).toHaveCount(3);
    const saved = (await stored(page, RECENT)) ?? "";
    expect(JSON.parse(saved)).toHaveLength(3);
    expect(saved).not.toMatch(/_highlightResult|_snippetResult|<mark>/);
    await recent.first().getByRole("button", { name: "Save this search" }).click();
    await expect(favorites).toHaveCount(1);
    await expect(recent).toHaveCount(2);
    expect(await stored(page, FAVORITE)).not.toMatch(/_highlightResult|_snippetResult|<mark>/);
    for (const left of [1, 0]) {
      await recent.first().getByRole("button", { name: "Remove this search from history" }).click();
      await expect(recent).toHaveCount(left);
    }
    await favorites.getByRole("button", { name: "Remove this search from favorites" }).click();
    await expect(favorites).toHaveCount(0);
    await page.keyboard.press("Escape");
  });
  await softStep("An empty search offers starting points, usable with the keyboard alone", async () => {
    await page.keyboard.press("/");
    await expect(searchDialog(page)).toContainText("No recent searches");
    const links = searchDialog(page).getByRole("navigation", { name: "Start here" }).getByRole("link");
    await expect(links).toHaveText(["Getting started", "Playground", /symbols/, /^Newest post: ./]);
    const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")!));
    for (const address of addresses) expect((await request.get(address)).status()).toBe(200);
    expect(addresses.at(-1)).toMatch(/^\/blog\/./);
    while (!(await links.last().evaluate((link) => link === document.activeElement))) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(addresses.at(-1)!);
    await expect(searchDialog(page)).toHaveCount(0);
  });
  expect(await isMarkedDocument(page)).toBe(true);
  expect(problems).toEqual([]);
});

test("The best results come first, in the search page's order, with their page", async ({ page }) => {
  await visit(page, "/search/?q=python");
  const field = page.getByRole("main").getByRole("searchbox");
  for (const query of ["python", "deal", "works today"])
    await softStep(query, async () => {
      await field.fill(query);
      const marks = page.locator(".results mark").filter({ hasText: new RegExp(query.split(" ")[0]!, "i") });
      await expect(marks.first()).toBeVisible();
      await expect(page.getByText(/^20 of \d+ shown$/)).toBeVisible();
      const links = page.locator(".results > li a");
      const ranked = await links.evaluateAll((found) => found.slice(0, 5).map((link) => link.getAttribute("href")));
      await page.getByRole("heading", { level: 1 }).click();
      await searchFor(page, query);
      await expectResultsOf(page, query);
      const items = searchItems(page).getByRole("link");
      const first = await items.evaluateAll((found) => found.slice(0, 5).map((link) => link.getAttribute("href")));
      expect(first).toEqual(ranked);
      const titles = await searchDialog(page).locator(".DocSearch-Hit-title").allInnerTexts();
      expect(titles.length).toBeGreaterThan(5);
      expect(new Set(titles).size).toBe(titles.length);
      await page.keyboard.press("Escape");
    });
  await softStep("An element of ERN is found first by its name", async () => {
    await field.fill("IsProvidedInDelivery");
    const first = page.getByRole("main").locator("li:has(h2)").first();
    await expect(first.getByRole("link")).toHaveAttribute("href", "/docs/ern/elements/IsProvidedInDelivery/");
  });
});
