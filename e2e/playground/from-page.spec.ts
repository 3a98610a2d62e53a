import { readFileSync } from "node:fs";

import { isLongTier } from "@ddex-suite/ern/test/tier";

import { paths } from "../../src/utils/paths";
import { chooseIn, sourceEditor, start } from "../support/playground";
import { docRoutes } from "../support/routes";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { phone } from "../support/widths";
import { expect, test } from "./test";

const PAGE = "/docs/learn/message/";

test("A message in a page's sample opens in the playground of a phone", phone, async ({ page }) => {
  await visit(page, PAGE);
  await page.locator("details:not(.code-menu)", { hasText: "album-43.xml" }).locator("> summary").click();
  await page.getByLabel("More for album-43.xml").click();
  await page.getByRole("link", { name: "Open in the playground" }).click();
  await expect(page.locator(".file-name")).toHaveText("album-43.xml");
  await expect(page.getByText("This message came with the link.")).toBeVisible();
  await expect(sourceEditor(page)).toContainText("THREAD-0043");
  await expect(page.locator(".status-bar")).toContainText("ERN 4.3");
});

const linksOf = (html: string): string[] =>
  Array.from(html.matchAll(/href="(\/playground\/#page=[^"]+)"/g), ([, link]) => link!.replaceAll("&amp;", "&"));

/** Every link in the long tier, otherwise a few of them, from the first page to the last. */
const tried = (links: readonly string[]): readonly string[] =>
  isLongTier ? links : links.filter((_, index) => index % Math.ceil(links.length / 4) === 0);

test("The playground links of pages' samples open messages that can be read", async ({ playground: page }) => {
  const links = docRoutes.flatMap((route) => linksOf(readFileSync(`public${route}index.html`, "utf8")));
  expect(links.length).toBeGreaterThan(3);
  for (const link of tried(links)) {
    await expect(start(page)).toBeVisible();
    await page.evaluate((hash) => (location.hash = hash), link.slice(paths.playground().length));
    await expect(page.getByText("This message came with the link."), link).toBeVisible();
    await expect(page.locator(".workbench > .status-bar"), link).toContainText(/ERN|Not read/);
    await chooseIn(page, "More", "Clear");
  }
  await softStep("A link to a missing block shows an error", async () => {
    await page.evaluate(() => (location.hash = "#page=/docs/intro/&block=99"));
    await expect(page.getByText("There is no such message on /docs/intro/.")).toBeVisible();
  });
});
