import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { failScripts } from "../support/route-scripts";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";

/** Serves the site's documents in a folder as well, like a host that serves it there; other files stay at the root. */
const deployIn = (page: Page, folder: string): Promise<unknown> =>
  page.route(`**${folder}**`, async (route) => {
    const url = route.request().url().replace(folder, "/");
    if (route.request().isNavigationRequest()) await route.fulfill({ response: await route.fetch({ url }) });
    else await route.fulfill({ status: 404 });
  });

test("A page opened in a folder that the site isn't built for reports it, and only there", async ({ page }) => {
  await deployIn(page, "/docs-site/");
  // A host with the site in a folder has nothing at its root.
  const letPass = await failScripts(page, () => true);
  for (const path of ["/", "/docs/intro/"])
    await softStep(`${path} in a folder reports both paths`, async () => {
      await page.goto(`/docs-site${path}`);
      const banner = page.getByRole("alert");
      await expect(banner).toContainText("It is built for the path / and was opened at /docs-site/,");
      await expect(banner).toContainText("or build it with SITE_PATH_PREFIX=/docs-site.");
      await expect(banner).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("main")).toBeVisible();
    });
  const report = page.getByText("did not load properly");
  await softStep("A page at its right location doesn't report that if its scripts fail to load", async () => {
    await page.goto("/docs/intro/");
    await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
    await expect(report).toHaveCount(0);
  });
  letPass();
  await softStep("It doesn't report that if everything works", async () => {
    await visit(page, "/docs/intro/");
    await expect(report).toHaveCount(0);
  });
});
