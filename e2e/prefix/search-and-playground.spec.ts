import { openCard, sourceEditor, visitPlayground } from "../support/playground";
import { searchDialog, searchFor, searchItems } from "../support/search";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { expect, test } from "./test";

test("The search opens its results, remembers pages, and has a page of its own", async ({ page, home, context }) => {
  await visit(page, `${home}/docs/intro/`);
  await softStep("A result opens in a new tab, and in this one", async () => {
    await searchFor(page, "canonicalization");
    await expect(searchItems(page).first()).toBeVisible();
    await expect(searchDialog(page).getByRole("link", { name: /^See (?:all|the one)/ })).toHaveAttribute(
      "href",
      "/docs-site/search/?q=canonicalization",
    );
    const [tab] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Control+Enter")]);
    await expect(tab).toHaveURL(/\/docs-site\/docs\/.+/);
    await tab.close();
    await page.keyboard.press("Enter");
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs-site\/docs\/(?!intro\/)/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
  await softStep("A recently read page opens", async () => {
    await page.keyboard.press("Control+k");
    const recent = searchDialog(page).getByRole("navigation", { name: "Recently read" });
    await recent.getByRole("link", { name: "Introduction" }).click();
    await expect(page).toHaveURL(`${home}/docs/intro/`);
  });
  await softStep("The search page works, and keeps the query in its address", async () => {
    await visit(page, `${home}/search/?q=builder`);
    await expect(page.locator("main mark").first()).toBeVisible();
    await page.getByRole("main").getByRole("searchbox").fill("glossary");
    await expect(page).toHaveURL(`${home}/search/?q=glossary`);
    await page.locator("main h2 a").first().click();
    await expect(page).toHaveURL(/\/docs-site\/docs\/.+/);
  });
});

test("The search button works before scripts do: as a link, and as a form", async ({ browser, home }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${home}/docs/intro/`);
  await page.locator("a.search-button").click();
  await expect(page).toHaveURL(`${home}/search/`);
  await page.locator("main details a").first().click();
  await expect(page).toHaveURL(/\/docs-site\/.+/);
  await context.close();
});

test("The playground opens samples, messages of pages and shared ones, and the home page's", async ({
  page,
  home,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visitPlayground(page, `${home}/playground/`);
  await openCard(page, "A single");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByRole("menu").getByRole("group", { name: "Samples" }).getByRole("menuitem").last().click();
  await expect(page.locator(".status-bar")).toContainText(/ERN|Not read/);

  await visit(page, `${home}/docs/learn/message/`);
  await page.locator("details:not(.code-menu)", { hasText: "album-43.xml" }).locator("> summary").click();
  await page.getByLabel("More for album-43.xml").click();
  await page.getByRole("link", { name: "Open in the playground" }).click();
  await expect(page.locator(".file-name")).toHaveText("album-43.xml");
  await expect(sourceEditor(page)).toContainText("THREAD-0043");

  await page.getByRole("button", { name: "Share" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`${home}/playground/#`);
  await softStep("The home page's sample is fixed, and opens in the playground", async () => {
    await visit(page, `${home}/`);
    const checker = page.getByRole("figure", { name: "Check an ERN message" });
    // A click could be repeated, on the next problem, when the list moves below the pointer.
    await checker.getByRole("button", { name: /^Fix/ }).first().press("Enter");
    await expect(checker.getByRole("status")).toHaveText("4 problems left");
    await checker.getByRole("link", { name: "Open in the playground" }).click();
    await expect(page).toHaveURL(`${home}/playground/`);
    await expect(page.locator(".file-name")).toHaveText("43-five-mistakes.xml");
  });
});
