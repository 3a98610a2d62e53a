import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { softStep } from "../support/soft-step";
import { readPrefixed, startPrefixedServer } from "./prefixed-server";

const pages = ["/", "/docs/intro/", "/playground/"];

/** Opens a page of the site built for /docs-site, on a server that serves it at another path. */
const expectBanner = async (page: Page, address: string, words: string): Promise<void> => {
  await page.goto(address);
  const banner = page.getByRole("alert");
  await expect(banner).toContainText("It is built for the path /docs-site/ and was opened at");
  await expect(banner).toContainText(words);
  await expect(page.getByRole("main")).toBeVisible();
};

test("A page opened elsewhere reports that the site is built for a path, and what to do", async ({ page }) => {
  await softStep("At the root of its host", async () => {
    const { origin, stop } = await startPrefixedServer("/");
    const remedy = "Serve it at /docs-site/, or build it without SITE_PATH_PREFIX.";
    for (const path of pages)
      await expectBanner(page, origin + path, `opened at /, so its files were not found. ${remedy}`);
    await expectBanner(page, `${origin}/nowhere/`, "or build it with another SITE_PATH_PREFIX.");
    await stop();
  });
  await softStep("Below another path", async () => {
    const { origin, stop } = await startPrefixedServer("/other/");
    const remedy = "Serve it at /docs-site/, or build it with SITE_PATH_PREFIX=/other.";
    for (const path of pages)
      await expectBanner(page, `${origin}/other${path}`, `opened at /other/, so its files were not found. ${remedy}`);
    await stop();
  });
});

test("Every type of page has the script that reports it, and knows its own path", () => {
  const scriptOf = (file: string): readonly (string | undefined)[] =>
    /<script data-path="([^"]+)">(.*?)<\/script>/.exec(readPrefixed(file))?.slice(1) ?? [];
  const [, script] = scriptOf("index.html");
  expect(script).toContain("did not load properly");
  for (const path of ["/docs/intro/", "/docs/parser/", "/blog/", "/blog/mdx-blog-post/", "/playground/", "/search/"])
    expect(scriptOf(`${path}index.html`)).toEqual([path, script]);
});

test("A page at its right location doesn't report that if its scripts fail to load", async ({ page }) => {
  const { origin, stop } = await startPrefixedServer();
  await page.route(/\.js$/, (route) => route.abort());
  for (const path of [...pages, "/nowhere/"]) {
    await page.goto(`${origin}/docs-site${path}`, { waitUntil: "load" });
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByText("did not load properly"), path).toHaveCount(0);
  }
  await stop();
});
