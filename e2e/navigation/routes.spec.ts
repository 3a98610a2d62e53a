import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, type Page, test } from "@playwright/test";

import { contentFolders } from "../../src/config/content";
import { collectProblems } from "../support/collect-problems";
import { docRoutes, hiddenRoutes, postRoutes, routes, routesByKind } from "../support/routes";
import { nextFrames } from "../support/scroll";
import { visit } from "../support/visit";
import { widths } from "../support/widths";

/** A folder's published content files. */
const publishedIn = (folder: string): string[] =>
  readdirSync(path.resolve(__dirname, "../..", folder), { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /\.mdx?$/.test(file) &&
      !/^draft: true$/m.test(readFileSync(path.resolve(__dirname, "../..", folder, file), "utf8")),
  );

test("Each published doc and post has a route, and drafts have none", () => {
  expect(docRoutes).toHaveLength(publishedIn(contentFolders.docs).length);
  expect(postRoutes).toHaveLength(publishedIn(contentFolders.blog).length);
});

/** Whatever is too wide: the page for the window, or a table for its box. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Makes content below the fold get laid out.
    document.documentElement.dataset.fragment = "";
    const tables = [...document.querySelectorAll(".table")]
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .map((box) => `${box.getAttribute("aria-label")} ${box.scrollWidth}`);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > window.innerWidth ? [...tables, `the page ${scrollWidth}`] : tables;
  });

/** The widths at which the two layouts of a table have the least room; anything else has the least on a phone. */
const [phone, rows] = [375, 997];
/** A page's frame is the same on all of its kind. */
const firstOfKinds = new Set([...routesByKind.values()].map(([first]) => first));

const half = Math.ceil(docRoutes.length / 2);
const parts: readonly (readonly [string, readonly string[]])[] = [
  ["the first half of the docs", docRoutes.slice(0, half)],
  ["the other half", docRoutes.slice(half)],
  ["the other pages", [...routesByKind.values()].flat().filter((route) => !docRoutes.includes(route))],
];

for (const [part, routesOfPart] of parts) {
  test(`Every route of ${part} loads without errors and fits each width`, async ({ page }) => {
    test.setTimeout(30_000 + routesOfPart.length * 5_000);
    const problems = collectProblems(page);
    let width: number = phone;
    const setWidth = (next: number): Promise<void> => page.setViewportSize({ width: (width = next), height: 800 });
    await setWidth(phone);
    for (const route of routesOfPart) {
      const response = await visit(page, route);
      expect.soft(response?.status(), route).toBe(200);
      const { headings, tables } = await page.evaluate(() => ({
        headings: document.querySelectorAll("h1").length,
        tables: document.querySelectorAll("main .table").length,
      }));
      expect.soft(headings, route).toBe(1);
      // Beginning with the width that the window has: each change lays the page out again.
      const wanted = firstOfKinds.has(route) ? [...widths, 1920] : tables > 0 ? [phone, rows] : [phone];
      for (const next of [width, ...wanted.filter((candidate) => candidate !== width)]) {
        if (next !== width) await setWidth(next);
        await nextFrames(page);
        expect.soft(await tooWide(page), `${route}, too wide at ${next}`).toEqual([]);
      }
      expect.soft(problems.splice(0), route).toEqual([]);
    }
  });
}

test("Every route also works without its trailing slash, and redirects to the spelling with it", async ({
  baseURL,
}) => {
  const redirects = [...routes, ...hiddenRoutes].filter((route) => route !== "/");
  const answers = redirects.map(async (route) => {
    const { status, headers } = await fetch(`${baseURL}${route.slice(0, -1)}`, { method: "HEAD", redirect: "manual" });
    return [status, headers.get("location")];
  });
  expect(await Promise.all(answers)).toEqual(redirects.map((route) => [301, route]));
});

test("The root of the docs redirects to the introduction, and “index.html” leaves the address", async ({ page }) => {
  await page.goto("/robots.txt");
  await page.goto("/docs");
  await expect(page).toHaveURL("/docs/intro/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL("/robots.txt");
  await visit(page, "/docs/intro/index.html?from=test#the-packages");
  await expect(page).toHaveURL("/docs/intro/?from=test#the-packages");
  await expect(page.locator(".docs-sidebar [aria-current=page]")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "The packages" })).toBeInViewport();
});

test("An unknown route isn't found, and the page suggests the intended one", async ({ page, baseURL }) => {
  for (const path of ["/nowhere", "/nowhere/", "/docs/parser/nowhere/", "/docs/intro.html"])
    expect.soft((await fetch(`${baseURL}${path}`)).status, path).toBe(404);
  const response = await visit(page, "/docs/parser/overveiw/");
  expect(response?.status()).toBe(404);
  const heading = page.getByRole("heading", { level: 1 });
  const main = page.getByRole("main");
  await expect(heading).toHaveText("Page not found");
  await expect(page).toHaveTitle("Page not found | DDEX Suite");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(main.getByRole("link", { name: "home page" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Did you mean one of these?" })).toBeVisible();
  const suggestion = main.locator("li a").first();
  await expect(suggestion).toHaveAttribute("href", "/docs/parser/overview/");
  await suggestion.click();
  await expect(page).toHaveURL("/docs/parser/overview/");
  await expect(heading).not.toHaveText("Page not found");

  // Similar to no page, and opened by a link.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/zzzzqqqq/" });
    document.querySelector("h1")?.append(link);
    link.click();
  });
  await expect(page).toHaveURL("/zzzzqqqq/");
  await expect(heading).toHaveText("Page not found");
  await expect(page.getByText("Did you mean one of these?")).toHaveCount(0);
});
