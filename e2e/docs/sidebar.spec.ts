import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { axeViolations } from "../support/axe-violations";
import { blockScripts } from "../support/block-scripts";
import { isMarkedDocument, markDocument } from "../support/document-marker";
import { layoutShifts, observeLayoutShift } from "../support/layout-shift";
import { pageDataUrl } from "../support/page-data";
import { scrollPage } from "../support/scroll";
import { softStep } from "../support/soft-step";
import { hydrated, visit } from "../support/visit";
import { atEachWidth } from "../support/widths";

const sidebar = (page: Page): Locator => page.getByRole("navigation", { name: "Docs sidebar" });
const scrollTop = (page: Page): Promise<number> => sidebar(page).evaluate((element) => element.scrollTop);

test("The columns move with the navbar, stay in the window, and end above the footer", async ({ page }) => {
  await observeLayoutShift(page);
  for (const path of ["/docs/use-cases/", "/docs/builder/api-reference/"])
    await softStep(path, async () => {
      await visit(page, path);
      await atEachWidth(page, async (width) => {
        const height = page.viewportSize()!.height;
        const columns = page.locator(".docs-sidebar, nav.toc:visible");
        const tops = () =>
          columns.evaluateAll((all) => all.map((column) => Math.round(column.getBoundingClientRect().top)));
        const bottom = () => sidebar(page).evaluate((column) => Math.round(column.getBoundingClientRect().bottom));
        const all = (top: number) => Array<number>(width === 1280 ? 2 : 1).fill(top);
        await scrollPage(page, 0, 3);
        expect(await tops()).toEqual(all(60));
        expect(await bottom()).toBe(height);
        await scrollPage(page, 300, 3);
        await expect.poll(tops).toEqual(all(0));
        await expect.poll(bottom).toBe(height);
        await scrollPage(page, 200, 3);
        await expect.poll(tops).toEqual(all(60));
        await expect.poll(bottom).toBe(height);
        await scrollPage(page, 300, 3);
        await expect.poll(tops).toEqual(all(0));
        // Focus brings back the navbar, which nothing may cover.
        const link = page.getByRole("banner").getByRole("link", { name: "Parser" });
        await link.focus();
        await expect.poll(tops).toEqual(all(60));
        await link.blur();
      });
      expect(await layoutShifts(page)).toEqual([]);
    });
  await softStep("Far down the page, the page's entry is in the window", async () => {
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await expect(sidebar(page).locator("[aria-current=page]")).toBeInViewport({ ratio: 1 });
  });
  await softStep("At the end of the page the columns stop above the footer", async () => {
    await scrollPage(page, await page.evaluate(() => document.documentElement.scrollHeight), 12);
    await expect(page.locator("html")).toHaveAttribute("data-navbar", "hidden");
    const { y: footer } = (await page.getByRole("contentinfo").boundingBox()) ?? { y: 0 };
    const end = (): Promise<number> => sidebar(page).evaluate((column) => column.getBoundingClientRect().bottom);
    await expect.poll(end).toBeLessThanOrEqual(footer);
  });
});

test("A page's entry is in sight in the sidebar, which keeps its position from page to page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await visit(page, "/docs/guides/troubleshooting/validation-errors/");
  const current = sidebar(page).locator("[aria-current=page]");
  await softStep("The entry of a page is in the middle of the sidebar", async () => {
    await expect(current).toHaveText("Error texts");
    await expect(current).toBeInViewport({ ratio: 1 });
    const middle = (box: { y: number; height: number } | null): number => box!.y + box!.height / 2;
    const distance = middle(await current.boundingBox()) - middle(await sidebar(page).boundingBox());
    expect(Math.abs(distance)).toBeLessThan(120);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
  await softStep("The sidebar keeps its scroll position on the next page and on reload, before hydration", async () => {
    await markDocument(page);
    await sidebar(page).evaluate((element) => element.scrollBy(0, -20));
    const position = await scrollTop(page);
    expect(position).toBeGreaterThan(0);
    await sidebar(page).getByRole("link", { name: "Deployment" }).click();
    await expect(page).toHaveURL("/docs/guides/troubleshooting/deployment/");
    await expect(current).toHaveText("Deployment");
    expect(await isMarkedDocument(page)).toBe(true);
    expect(await scrollTop(page)).toBe(position);

    await page.reload();
    await hydrated(page);
    expect(await scrollTop(page)).toBe(position);

    await blockScripts(page);
    await page.reload();
    await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
    expect(await scrollTop(page)).toBe(position);
  });
});

test("A branch opens and closes by the reader or with its pages, and stays so after a reload", async ({ page }) => {
  const branch = (route: string): Locator => sidebar(page).locator(`[data-category='${route}']`);
  await observeLayoutShift(page);
  await visit(page, "/docs/intro/");
  await softStep("A branch loads once, and stays as it is on the next page", async () => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    const builder = branch("/docs/builder/");
    await expect(builder.getByRole("link")).toHaveCount(1);
    await builder.getByRole("button", { name: "Expand sidebar category 'Builder'" }).click();
    const item = builder.getByRole("link", { name: "Canonicalization" });
    await expect(item).toBeVisible();
    const printed = await item.elementHandle();
    await sidebar(page).getByRole("link", { name: "Use cases" }).click();
    await expect(page).toHaveURL("/docs/use-cases/");
    expect(await printed!.evaluate((element) => element.isConnected && element.checkVisibility())).toBe(true);
    await builder.getByRole("button", { name: "Collapse sidebar category 'Builder'" }).click();
    await expect(item).toBeHidden();
    await builder.getByRole("button").click();
    await expect(item).toBeVisible();
    await builder.getByRole("button").click();
    expect(requested.filter((path) => path === "/page-data/docs/builder/page-data.json")).toHaveLength(1);
  });
  await softStep("A branch that can't be loaded offers to try again, and its page opens meanwhile", async () => {
    const examples = branch("/docs/examples/");
    await page.route(pageDataUrl("/docs/examples/"), (route) => route.abort());
    await examples.getByRole("button").press("Enter");
    const alert = examples.getByRole("alert");
    await expect(alert).toContainText("could not be loaded");
    expect(await axeViolations(page, { but: ["header.navbar", "main", "nav.toc", "footer"] })).toEqual([]);
    await page.unroute(pageDataUrl("/docs/examples/"));
    await alert.getByRole("button", { name: "Retry" }).press("Enter");
    await expect(examples.getByRole("link")).not.toHaveCount(1);
    await expect(alert).toHaveCount(0);

    await page.route(pageDataUrl("/docs/learn/"), (route) => route.abort());
    const learn = branch("/docs/learn/");
    await learn.getByRole("button").press("Enter");
    await expect(learn.getByRole("alert")).toBeVisible();
    await learn.getByRole("link").click();
    await expect(page).toHaveURL("/docs/learn/");
    await expect(learn.getByRole("link")).not.toHaveCount(1);
  });
  const open = sidebar(page).getByRole("button", { name: /^Collapse/ });
  await softStep("A page's branch is open, and closes behind the reader if it was only visited", async () => {
    await sidebar(page).getByRole("link", { name: "Builder", exact: true }).click();
    await sidebar(page).getByRole("link", { name: "Parser", exact: true }).click();
    await expect(sidebar(page).locator("[aria-current=page]")).toHaveText("Parser");
    await expect(branch("/docs/builder/").getByRole("button")).toHaveAccessibleName(/^Expand/);
    await expect(branch("/docs/parser/").getByRole("button")).toHaveAccessibleName(/^Collapse/);
  });
  await softStep("After a reload the sidebar is as it was, with the page's branch, from the first paint", async () => {
    const left = await sidebar(page).ariaSnapshot();
    expect(await open.count()).toBeGreaterThan(1);
    // The branch of the page itself is open again.
    await branch("/docs/parser/").getByRole("button").click();
    expect(await sidebar(page).ariaSnapshot()).not.toBe(left);
    await page.reload();
    await hydrated(page);
    expect(await sidebar(page).ariaSnapshot()).toBe(left);
    expect(await layoutShifts(page)).toEqual([]);

    await blockScripts(page);
    await page.reload();
    await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
    expect(await sidebar(page).ariaSnapshot()).toBe(left);
  });
});
