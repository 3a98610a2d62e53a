import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { axeViolations } from "../support/axe-violations";
import { blockScripts } from "../support/block-scripts";
import { isMarkedDocument, markDocument } from "../support/document-marker";
import { layoutShifts, observeLayoutShift } from "../support/layout-shift";
import { pageDataUrl } from "../support/page-data";
import { scrollPage } from "../support/scroll";
import { softStep } from "../support/soft-step";
import { forgetAll } from "../support/storage";
import { hydrated, visit } from "../support/visit";
import { wide } from "../support/widths";

const sidebar = (page: Page): Locator => page.getByRole("navigation", { name: "Docs sidebar" });
const scrollTop = (page: Page): Promise<number> => sidebar(page).evaluate((element) => element.scrollTop);

test("The sidebar opens the page's branch, and stays in the window down to the footer", async ({ page }) => {
  await softStep("The sidebar opens the page's branch and marks the page", async () => {
    await visit(page, "/docs/builder/presets/");
    const current = sidebar(page).locator("[aria-current=page]");
    await expect(current).toHaveText("Presets");
    await expect(current).toBeVisible();
    await expect(sidebar(page).getByRole("button", { name: "Collapse sidebar category 'Builder'" })).toBeVisible();
    await expect(sidebar(page).getByRole("button", { name: "Expand sidebar category 'Parser'" })).toBeVisible();
    await expect(sidebar(page).getByRole("link", { name: "Calls and errors" })).toHaveCount(1);
  });
  await softStep("The sidebar stays in the window while the page scrolls", async () => {
    await visit(page, "/docs/builder/api-reference/");
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await expect(sidebar(page).locator("[aria-current=page]")).toBeInViewport({ ratio: 1 });
  });
  await softStep("At the end of the page the columns stop above the footer", async () => {
    await visit(page, "/docs/builder/api-reference/");
    await scrollPage(page, await page.evaluate(() => document.documentElement.scrollHeight), 40);
    await expect(page.locator("html")).toHaveAttribute("data-navbar", "hidden");
    const { y: footer } = (await page.getByRole("contentinfo").boundingBox()) ?? { y: 0 };
    const end = (): Promise<number> => sidebar(page).evaluate((column) => column.getBoundingClientRect().bottom);
    await expect.poll(end).toBeLessThanOrEqual(footer);
  });
});

test("The sidebar keeps its scroll position on the next page and on reload, before hydration", async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 484 });
  await visit(page, "/docs/builder/advanced-usage/");
  await markDocument(page);
  const link = sidebar(page).getByRole("link", { name: "Calls and errors" });
  await link.scrollIntoViewIfNeeded();
  await sidebar(page).evaluate((element) => element.scrollBy(0, 20));
  const position = await scrollTop(page);
  expect(position).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL("/docs/builder/api-reference/");
  await expect(sidebar(page).locator("[aria-current=page]")).toHaveText("Calls and errors");
  expect(await isMarkedDocument(page)).toBe(true);
  expect(await scrollTop(page)).toBe(position);

  await page.reload();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  expect(await scrollTop(page)).toBe(position);

  await blockScripts(page);
  await page.reload();
  await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
  expect(await scrollTop(page)).toBe(position);
});

test("A page's entry is scrolled into sight in the sidebar", async ({ page }) => {
  await test.step("A page below the sidebar's fold is scrolled into view in the sidebar", async () => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 360 });
    await visit(page, "/docs/builder/presets/");
    await expect(sidebar(page).locator("[aria-current=page]")).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
  await softStep("A page whose entry is out of sight gets it into the middle of the sidebar", async () => {
    await forgetAll(page);
    await page.setViewportSize({ width: 1280, height: 600 });
    await visit(page, "/docs/guides/troubleshooting/validation-errors/");
    const middle = (box: { y: number; height: number } | null): number => box!.y + box!.height / 2;
    const entry = middle(await sidebar(page).locator("[aria-current=page]").boundingBox());
    expect(Math.abs(entry - middle(await sidebar(page).boundingBox()))).toBeLessThan(120);
  });
});

test("After a reload the sidebar is as you left it, from the first paint", async ({ page }) => {
  await visit(page, "/docs/intro/");
  await sidebar(page).getByRole("button", { name: "Expand sidebar category 'API'" }).click();
  await sidebar(page).getByRole("button", { name: "Expand sidebar category 'Models'" }).click();
  await expect(sidebar(page).getByRole("link", { name: "Territories" })).toBeVisible();
  await sidebar(page).getByRole("button", { name: "Expand sidebar category 'Builder'" }).click();
  await sidebar(page).getByRole("button", { name: "Collapse sidebar category 'Builder'" }).click();
  const left = await sidebar(page).ariaSnapshot();
  expect(left).toContain("Territories");
  expect(left).not.toContain("Canonicalization");
  await observeLayoutShift(page);
  await page.reload();
  await hydrated(page);
  expect(await sidebar(page).ariaSnapshot()).toBe(left);
  expect(await layoutShifts(page)).toEqual([]);

  await blockScripts(page);
  await page.reload();
  await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
  expect(await sidebar(page).ariaSnapshot()).toBe(left);
});

test("A branch loads once, and stays as it is on the next page", async ({ page }) => {
  await visit(page, "/docs/intro/");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const builder = sidebar(page).locator("[data-category='/docs/builder/']");
  await expect(builder.getByRole("link")).toHaveCount(1);
  await builder.getByRole("button").click();
  const item = builder.getByRole("link", { name: "Canonicalization" });
  await expect(item).toBeVisible();
  const printed = await item.elementHandle();
  await sidebar(page).getByRole("link", { name: "Use cases" }).click();
  await expect(page).toHaveURL("/docs/use-cases/");
  expect(await printed!.evaluate((element) => element.isConnected && element.checkVisibility())).toBe(true);
  await builder.getByRole("button").click();
  await expect(item).toBeHidden();
  await builder.getByRole("button").click();
  await expect(item).toBeVisible();
  expect(requested.filter((path) => path === "/page-data/docs/builder/page-data.json")).toHaveLength(1);
});

test("A branch that can't be loaded offers to try again, and its page opens meanwhile", async ({ page }) => {
  const data = pageDataUrl("/docs/builder/");
  await page.route(data, (route) => route.abort());
  await visit(page, "/docs/intro/");
  const builder = sidebar(page).locator("[data-category='/docs/builder/']");
  await builder.getByRole("button").press("Enter");
  const alert = builder.getByRole("alert");
  await expect(alert).toContainText("could not be loaded");
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute(data);
  await alert.getByRole("button", { name: "Retry" }).press("Enter");
  await expect(builder.getByRole("link", { name: "Canonicalization" })).toBeVisible();
  await expect(alert).toHaveCount(0);

  await page.route(pageDataUrl("/docs/learn/"), (route) => route.abort());
  const learn = sidebar(page).locator("[data-category='/docs/learn/']");
  await learn.getByRole("button").press("Enter");
  await expect(learn.getByRole("alert")).toBeVisible();
  await learn.getByRole("link").click();
  await expect(page).toHaveURL("/docs/learn/");
  await expect(learn.getByRole("link")).not.toHaveCount(1);
});

test("A branch opens and closes, by the reader or with its pages", async ({ page }) => {
  await softStep("A branch closed by the reader is open on its own pages", async () => {
    await visit(page, "/docs/parser/overview/");
    await sidebar(page).getByRole("button", { name: "Collapse sidebar category 'Parser'" }).click();
    await expect(sidebar(page).getByRole("link", { name: "Overview" })).toHaveCount(0);
    await page.reload();
    await expect(sidebar(page).getByRole("link", { name: "Overview" })).toBeVisible();
    await hydrated(page);
    await expect(sidebar(page).getByRole("link", { name: "Overview" })).toBeVisible();
  });
  await softStep("A branch that was only visited closes behind the reader, before and after a reload", async () => {
    await forgetAll(page);
    await visit(page, "/docs/intro/");
    await sidebar(page).getByRole("button", { name: "Expand sidebar category 'Examples'" }).click();
    for (const name of ["Parser", "Builder", "Learn ERN", "Use cases"])
      await sidebar(page).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL("/docs/use-cases/");
    const open = sidebar(page).getByRole("button", { name: /^Collapse/ });
    await expect(open).toHaveCount(1);
    await page.reload();
    await hydrated(page);
    await expect(open).toHaveAccessibleName("Collapse sidebar category 'Examples'");
  });
});

test("The columns move up and down with the navbar, and nothing else moves", wide, async ({ page }) => {
  await observeLayoutShift(page);
  for (const path of ["/docs/builder/api-reference/", "/docs/use-cases/"]) {
    await visit(page, path);
    const height = page.viewportSize()?.height ?? 0;
    const columns = page.locator(".docs-sidebar, nav.toc:visible");
    const tops = () =>
      columns.evaluateAll((all) => all.map((column) => Math.round(column.getBoundingClientRect().top)));
    const bottom = () => sidebar(page).evaluate((column) => Math.round(column.getBoundingClientRect().bottom));
    const all = (top: number) => Array<number>(page.viewportSize()?.width === 1280 ? 2 : 1).fill(top);
    expect(await tops()).toEqual(all(60));
    expect(await bottom()).toBe(height);
    await scrollPage(page, 300);
    await expect.poll(tops).toEqual(all(0));
    await expect.poll(bottom).toBe(height);
    await scrollPage(page, 200);
    await expect.poll(tops).toEqual(all(60));
    await expect.poll(bottom).toBe(height);
    await scrollPage(page, 300);
    await expect.poll(tops).toEqual(all(0));
    // Focus brings back the navbar, which nothing may cover.
    await page.getByRole("banner").getByRole("link", { name: "Parser" }).focus();
    await expect.poll(tops).toEqual(all(60));
    expect(await layoutShifts(page), path).toEqual([]);
  }
});
