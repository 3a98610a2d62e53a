import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { collectProblems } from "../support/collect-problems";
import { contentFolders } from "../../src/config/content";
import { docRoutes, hiddenRoutes, postRoutes, routes } from "../support/routes";
import { nextFrames } from "../support/scroll";
import { visit } from "../support/visit";

const widths = [375, 768, 997, 1280];

/** Content files of a folder that readers get. */
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

for (const route of [...routes, ...hiddenRoutes]) {
  test(`${route} answers without errors and fits each width`, async ({ page }) => {
    const problems = collectProblems(page);
    const response = await visit(page, route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await nextFrames(page);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(excess, `pixels too wide at ${width}`).toBeLessThanOrEqual(0);
    }
    expect(problems).toEqual([]);
  });
}

test("Every route answers without its trailing slash too, and leads to the spelling with it", async ({ request }) => {
  for (const route of [...routes, ...hiddenRoutes].filter((path) => path !== "/")) {
    const response = await request.get(route.slice(0, -1));
    expect.soft(response.status(), route).toBe(200);
    expect.soft(new URL(response.url()).pathname, route).toBe(route);
  }
});

for (const path of ["/docs", "/docs/"]) {
  test(`${path} leads to the introduction`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL("/docs/intro/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL("about:blank");
  });
}

test("“index.html” is taken off the address, query and hash stay", async ({ page }) => {
  await visit(page, "/docs/intro/index.html?from=test#the-packages");
  await expect(page).toHaveURL("/docs/intro/?from=test#the-packages");
  await expect(page.locator(".docs-sidebar [aria-current=page]")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "The packages" })).toBeInViewport();
});

for (const path of ["/nowhere", "/nowhere/", "/docs/parser/nowhere/", "/docs/intro.html"]) {
  test(`${path} is not found`, async ({ page }) => {
    const response = await visit(page, path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page).toHaveTitle("Page not found | DDEX Suite");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "home page" })).toBeVisible();
  });
}

test("A not-found page suggests the page that was meant, and leads there without a full load", async ({ page }) => {
  await visit(page, "/docs/parser/overveiw/");
  await expect(page.getByRole("heading", { name: "Did you mean one of these?" })).toBeVisible();
  const suggestion = page.getByRole("main").locator('li a[href="/docs/parser/overview/"]');
  await expect(page.getByRole("main").locator("li a").first()).toHaveAttribute("href", "/docs/parser/overview/");
  await suggestion.click();
  await expect(page).toHaveURL("/docs/parser/overview/");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page not found");
});

test("A not-found page for something unlike any page suggests nothing", async ({ page }) => {
  await visit(page, "/zzzzqqqq/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page.getByText("Did you mean one of these?")).toHaveCount(0);
});

test("A link to a page that does not exist shows the not-found page", async ({ page }) => {
  await visit(page, "/docs/intro/");
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/docs/parser/nowhere/";
    link.textContent = "Nowhere";
    document.querySelector("h1")?.append(link);
  });
  await page.getByRole("link", { name: "Nowhere" }).click();
  await expect(page).toHaveURL("/docs/parser/nowhere/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});
