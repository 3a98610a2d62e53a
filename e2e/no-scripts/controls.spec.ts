import { gzipSync } from "node:zlib";

import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { hiddenRoutes, routes } from "../support/routes";

test.use({ javaScriptEnabled: false });

/** Elements that look interactive, but need a script. */
const deadControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const selector =
      "button, [role=button], [role=tab], input, select, textarea, [contenteditable], a:not([href]), a[href='#'], a[href^='javascript:']";
    const isDead = (element: Element): boolean =>
      !element.matches(":disabled, [readonly], a[href^='/']") && element.checkVisibility({ visibilityProperty: true });
    return [...document.querySelectorAll(selector)].filter(isDead).map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

test("Without scripts no page has a useless control, on a phone or on a desktop", async ({ page }) => {
  test.setTimeout(180_000);
  const pages = [...routes, ...hiddenRoutes, "/nowhere/"];
  expect(pages.length).toBeGreaterThan(50);
  for (const [at, path] of pages.entries()) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    // Back and forth, so that a page is opened at the first width it is looked at.
    for (const width of at % 2 ? [375, 1280] : [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await deadControls(page), `${path}, ${width} pixels wide`).toEqual([]);
    }
  }
});

test("Without scripts an image links to its file", async ({ page }) => {
  await page.goto("/markdown-page/");
  const link = page.getByRole("link", { name: /^Enlarge image: An ERN message/ });
  const [response] = await Promise.all([page.waitForResponse(/\/static\/.*\.(?:png|jpg|webp)$/), link.click()]);
  expect(response.status()).toBe(200);
  await expect(page).toHaveURL(/\/static\//);
});

test("Without scripts the search is a list of all pages and symbols", async ({ page, request }) => {
  await page.goto("/docs/intro/");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/search/");
  // The address changes before the long page has arrived.
  await page.waitForLoadState("domcontentloaded");
  await expect(page.getByRole("searchbox")).toBeHidden();
  const listed = new Set(
    await page.locator("main a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
  );
  const { symbols } = (await (await request.get("/api/toolkit.json")).json()) as { symbols: { url: string }[] };
  expect(symbols.length).toBeGreaterThan(900);
  const addresses = [
    // The names of ERN have a list of their own, at /docs/ern/.
    ...routes.filter((route) => /^\/(?:docs|playground)\/(?!ern\/(?:elements|values)\/)/.test(route)),
    ...symbols.map(({ url }) => url.replace(/^https?:\/\/[^/]+/, "")),
  ];
  expect(addresses.filter((address) => !listed.has(address))).toEqual([]);
  expect(gzipSync(await (await request.get("/search/")).body(), { level: 9 }).length).toBeLessThan(31 * 1024);
});
