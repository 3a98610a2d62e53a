import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { recordPageData } from "../support/page-data";
import { nextFrames } from "../support/scroll";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";

const path = "/docs/parser/overview/";
const next = "/docs/parser/installation/";

/** Simulates this connection. */
const pretendConnection = (page: Page, connection: { saveData: boolean; effectiveType: string }): Promise<unknown> =>
  page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, "connection", { get: () => value, configurable: true });
  }, connection);

test("Of all links on a docs page only the next page is prefetched, when its link is near", async ({ page }) => {
  await page.clock.install();
  const requested = recordPageData(page);
  await visit(page, path);
  // The document includes its own page's data.
  expect([...requested]).toEqual([]);
  await page.clock.runFor(10_000);
  await page.waitForLoadState("networkidle");
  expect([...requested]).toEqual([]);
  await page.mouse.wheel(0, 20_000);
  await expect.poll(() => [...requested]).toEqual([next]);
  await page.waitForLoadState("networkidle");
  await nextFrames(page);
  expect([...requested]).toEqual([next]);
});

test("A hovered or focused link's page is prefetched, and opens without another request", async ({ page }) => {
  await visit(page, path);
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/page-data/docs/use-cases/")) requested.push(request.url());
  });
  const link = page.locator(".docs-sidebar").getByRole("link", { name: "Use cases" });
  await softStep("A focused link's page is prefetched", async () => {
    const request = page.waitForRequest(/\/page-data\/docs\/getting-started\//);
    await page.locator(".docs-sidebar").getByRole("link", { name: "Getting started" }).focus();
    await request;
  });
  await softStep("A hovered link's page is prefetched, and opens without another request", async () => {
    const response = page.waitForResponse(/\/page-data\/docs\/use-cases\//);
    await link.hover();
    await (await response).finished();
    await link.click();
    await expect(page).toHaveURL("/docs/use-cases/");
    expect(requested).toHaveLength(1);
  });
});

test("With data saving on nothing is prefetched, and links work", async ({ page }) => {
  await page.clock.install();
  const requested = recordPageData(page);
  await pretendConnection(page, { saveData: true, effectiveType: "4g" });
  await visit(page, path);
  const link = page.locator(".docs-sidebar").getByRole("link", { name: "Use cases" });
  await link.hover();
  await link.focus();
  await page.clock.runFor(10_000);
  await page.waitForLoadState("networkidle");
  expect([...requested]).toEqual([]);
  await link.click();
  await expect(page).toHaveURL("/docs/use-cases/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Use cases/);
});
