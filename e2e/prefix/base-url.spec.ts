import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import type { PrefixedServer } from "./prefixed-server";
import { startPrefixedServer } from "./prefixed-server";

const pages = ["/", "/docs/intro/", "/blog/", "/playground/", "/search/"];

/** Opens a page of the site built for /docs-site, on a server that serves it at another path. */
const expectBanner = async (page: Page, address: string, words: string): Promise<void> => {
  await page.goto(address);
  const banner = page.getByRole("alert");
  await expect(banner).toContainText("It is built for the path /docs-site/ and was opened at");
  await expect(banner).toContainText(words);
  await expect(page.getByRole("main")).toBeVisible();
};

test.describe("on a server that serves the site elsewhere", () => {
  const servers = new Map<string, PrefixedServer>();
  test.beforeAll(async () => {
    for (const base of ["/", "/other/"]) servers.set(base, await startPrefixedServer(base));
  });
  test.afterAll(async () => {
    for (const server of servers.values()) await server.stop();
  });

  test("every page at the root of its host reports that it is built for a path", async ({ page }) => {
    for (const path of pages)
      await expectBanner(
        page,
        servers.get("/")!.origin + path,
        "opened at /, so its files were not found. Serve it at /docs-site/, or build it without SITE_PATH_PREFIX.",
      );
  });

  test("every page below another path reports it, and how to build for that path", async ({ page }) => {
    for (const path of pages)
      await expectBanner(
        page,
        `${servers.get("/other/")!.origin}/other${path}`,
        "opened at /other/, so its files were not found. Serve it at /docs-site/, or build it with SITE_PATH_PREFIX=/other.",
      );
  });

  test("the not-found page of an address outside the path reports it too", async ({ page }) => {
    await expectBanner(page, `${servers.get("/")!.origin}/nowhere/`, "or build it with another SITE_PATH_PREFIX.");
  });
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
