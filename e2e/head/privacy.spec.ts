import { expect, test } from "@playwright/test";

import { visit } from "../support/visit";

test("The site makes no requests to other origins, sets no cookies and counts nothing", async ({
  page,
  context,
  baseURL,
}) => {
  const origins = new Set<string>();
  context.on("request", (request) => origins.add(new URL(request.url()).origin));
  await visit(page, "/docs/parser/overview/");
  await page.locator(".docs-sidebar").getByRole("link", { name: "Use cases" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Use cases/);
  await page.keyboard.press("/");
  await page.getByPlaceholder("Search docs").fill("builder");
  await expect(page.getByRole("treeitem").first()).toBeVisible();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /^See all/ })
    .click();
  await expect(page.locator("main mark").first()).toBeVisible();
  await visit(page, "/blog/");
  await page.waitForLoadState("networkidle");
  expect([...origins]).toEqual([baseURL]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => "dataLayer" in window || "AlgoliaAnalyticsObject" in window)).toBe(false);
  const hints = await page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]').count();
  expect(hints).toBe(0);
});
