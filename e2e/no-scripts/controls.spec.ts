import { gzipSync } from "node:zlib";

import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { routes, routesByKind } from "../support/routes";
import { servedDocument } from "../support/served";

test.use({ javaScriptEnabled: false });

/** Elements that look interactive, but need a script. */
const DEAD =
  ":is(button, [role=button], [role=tab], input, select, textarea, [contenteditable], a:not([href]), a[href='#'], " +
  "a[href^='javascript:']):not(:disabled, [readonly], a[href^='/'])";

const deadControls = (page: Page): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    DEAD,
  );

/** The controls in a page's document, each by the classes and attributes around it, which decide whether it is visible. */
const controlsIn = async (page: Page, path: string): Promise<string[]> => {
  const served = await servedDocument(page, path);
  const controls = await served.evaluate((root, selector) => {
    const chain = (element: Element | null): string =>
      element
        ? `${element.localName}.${element.className} ${element.getAttributeNames().join()} < ${chain(element.parentElement)}`
        : "";
    return [...root.querySelectorAll(selector)].map(chain);
  }, DEAD);
  await served.dispose();
  return controls;
};

test("Without scripts no page has a useless control, on a phone or on a desktop", async ({ page }) => {
  test.setTimeout(180_000);
  const pages = [...routesByKind].flatMap(([kind, paths]) => paths.map((path) => [kind, path] as const));
  expect(pages.length).toBeGreaterThan(50);
  // A page is opened if its template or one of its controls is new.
  const seen = new Set<string>();
  const opened: string[] = [];
  for (const [kind, path] of [...pages, ["not found", "/nowhere/"] as const]) {
    const controls = [kind, ...(await controlsIn(page, path)).map((control) => `${kind}: ${control}`)];
    if (controls.some((control) => !seen.has(control))) opened.push(path);
    for (const control of controls) seen.add(control);
  }
  for (const [at, path] of opened.entries()) {
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
