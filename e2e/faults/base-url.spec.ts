import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { failScripts } from "../support/route-scripts";
import { nodeText, servedDocument } from "../support/served";
import { hydrated } from "../support/visit";

/** Serves the site's documents in a folder as well, like a host that serves it there; other files stay at the root. */
const deployIn = (page: Page, folder: string): Promise<unknown> =>
  page.route(`**${folder}**`, async (route) => {
    const url = route.request().url().replace(folder, "/");
    if (route.request().isNavigationRequest()) await route.fulfill({ response: await route.fetch({ url }) });
    else await route.fulfill({ status: 404 });
  });

const paths = ["/", "/docs/intro/", "/blog/", "/playground/"];

test("A page opened in a folder that the site isn't built for reports it, with both paths", async ({ page }) => {
  await deployIn(page, "/docs-site/");
  // A host with the site in a folder has nothing at its root.
  await failScripts(page, () => true);
  for (const path of paths) {
    await page.goto(`/docs-site${path}`);
    const banner = page.getByRole("alert");
    await expect(banner).toContainText("It is built for the path / and was opened at /docs-site/,");
    await expect(banner).toContainText("or build it with SITE_PATH_PREFIX=/docs-site.");
    await expect(banner, path).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("main")).toBeVisible();
  }
});

test("A page at its right location doesn't report that if its scripts fail to load", async ({ page }) => {
  await failScripts(page, () => true);
  for (const path of paths) {
    await page.goto(path, { waitUntil: "load" });
    await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
    await expect(page.getByText("did not load properly"), path).toHaveCount(0);
  }
});

test("The report is in no page's served HTML, and isn't shown if everything works", async ({ page }) => {
  const text = nodeText(servedDocument("/docs/intro/"));
  expect(text).toContain("DDEX Suite");
  expect(text).not.toContain("did not load properly");
  await page.goto("/docs/intro/");
  await hydrated(page);
  await expect(page.getByText("did not load properly")).toHaveCount(0);
});
