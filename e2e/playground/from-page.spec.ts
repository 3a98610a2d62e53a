import { expect, test } from "@playwright/test";

import { paths } from "../../src/utils/paths";
import { chooseIn, openPlayground, showPanel, sourceEditor, start } from "../support/playground";
import { docRoutes } from "../support/routes";
import { served } from "../support/served";
import { servedPages } from "../support/served-pages";
import { visit } from "../support/visit";
import { phone } from "../support/widths";

const PAGE = "/docs/learn/message/";

test("A message in a page's sample opens in the playground of a phone", phone, async ({ page }) => {
  await visit(page, PAGE);
  await page.locator("details", { hasText: "album-43.xml" }).locator("summary").click();
  await page.getByRole("link", { name: "Open in the playground" }).click();
  await expect(page.locator(".file-name")).toHaveText("album-43.xml");
  await expect(page.getByText("This message came with the link.")).toBeVisible();
  await expect(sourceEditor(page)).toContainText("THREAD-0043");
  await expect(page.locator(".status-bar")).toContainText("ERN 4.3");
});

test("Every playground link of a page's sample opens a message that can be read", served, async ({ page }) => {
  const pages = servedPages();
  const links = docRoutes.flatMap((route) => pages.get(route)!.messages);
  expect(links.length).toBeGreaterThan(3);
  await openPlayground(page);
  for (const link of links) {
    await chooseIn(page, "More", "Clear");
    await expect(start(page)).toBeVisible();
    await page.evaluate((hash) => (location.hash = hash), link.slice(paths.playground().length));
    await expect(page.getByText("This message came with the link."), link).toBeVisible();
    await expect(page.locator(".workbench > .status-bar"), link).toContainText(/ERN|Not read/);
  }
});

test("A problem links to its explanation, and a link to a missing block shows an error", async ({ page }) => {
  await test.step("A problem links to the error that explains it", async () => {
    await openPlayground(page);
    await chooseIn(page, "Open", "A broken message");
    await showPanel(page, "Checks");
    const links = page.getByRole("link", { name: "About this error" });
    await links.first().click();
    await expect(page).toHaveURL(/\/docs\/guides\/troubleshooting\/validation-errors\/#playground-isrc$/);
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  });
  await test.step("A link to a missing block shows an error", async () => {
    await openPlayground(page, "#page=/docs/intro/&block=99");
    await expect(page.getByText("There is no such message on /docs/intro/.")).toBeVisible();
  });
});
