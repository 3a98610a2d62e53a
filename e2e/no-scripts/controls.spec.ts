import { gzipSync } from "node:zlib";

import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { routes, routesByKind } from "../support/routes";
import { served } from "../support/served";
import { NEEDS_SCRIPT, NOT_FOUND, servedPages } from "../support/served-pages";

test.use({ javaScriptEnabled: false });

const deadControls = (page: Page): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    NEEDS_SCRIPT,
  );

test("Without scripts no page has a useless control, on a phone or on a desktop", served, async ({ page }) => {
  test.setTimeout(180_000);
  const pages = servedPages();
  expect(pages.size).toBeGreaterThan(50);
  // A page is opened if its template or one of its controls is new.
  const seen = new Set<string>();
  const opened: string[] = [];
  for (const [kind, path] of [
    ...[...routesByKind].flatMap(([kind, paths]) => paths.map((path) => [kind, path] as const)),
    ["not found", NOT_FOUND] as const,
  ]) {
    const controls = [kind, ...pages.get(path)!.controls];
    if (controls.some((control) => !seen.has(control))) opened.push(path);
    for (const control of controls) seen.add(control);
  }
  for (const [index, path] of opened.entries()) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    // Back and forth, so that a page is opened at the first width it is looked at.
    for (const width of index % 2 ? [375, 1280] : [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await deadControls(page), `${path}, ${width} pixels wide`).toEqual([]);
    }
  }
});

test("Without scripts the search is a list of all pages and symbols", async ({ page, request }) => {
  await page.goto("/docs/intro/");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/search/");
  // The address changes before the long page has arrived.
  await page.waitForLoadState("domcontentloaded");
  await expect(page.getByRole("searchbox")).toBeHidden();
  await expect(page.getByText("The search needs scripts")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Introduction" }).first()).toBeVisible();
  const hrefs = new Set(
    await page.locator("main a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
  );
  const { symbols } = (await (await request.get("/api/toolkit.json")).json()) as { symbols: { url: string }[] };
  expect(symbols.length).toBeGreaterThan(900);
  const addresses = [
    // The names of ERN have a list of their own, at /docs/ern/.
    ...routes.filter((route) => /^\/(?:docs|playground)\/(?!ern\/(?:elements|values)\/)/.test(route)),
    ...symbols.map(({ url }) => url.replace(/^https?:\/\/[^/]+/, "")),
  ];
  expect(addresses.filter((address) => !hrefs.has(address))).toEqual([]);
  expect(gzipSync(await (await request.get("/search/")).body(), { level: 9 }).length).toBeLessThan(31 * 1024);
});
