import { expect, test } from "@playwright/test";

import { search } from "../../src/config/search";
import { searchesKey } from "../../src/search/docsearch/stored-searches";
import { searchDialog } from "../support/search";
import { presetStorage } from "../support/storage";
import { visit } from "../support/visit";

const item = (lvl1: string, url: string) => ({
  objectID: url,
  url,
  type: "lvl1",
  hierarchy: { lvl0: "Docs", lvl1 },
  content: null,
});
const RUNS = "<img src=x onerror='window.stolen=1'>";

test("Stored searches and pages with scripts are hidden and do nothing; valid ones are shown", async ({ page }) => {
  const searches = [
    item("Runs", "javascript:window.stolen=1"),
    item("Leaves", "//evil.example/"),
    item(`Marked ${RUNS}`, "/docs/intro/"),
    { ...item("Below", "/docs/intro/#a"), content: RUNS },
    item("Good search", "/docs/glossary/"),
  ];
  const read = [
    { path: "javascript:window.stolen=1", title: "Runs too" },
    { path: "/docs/changelog/", title: `Title ${RUNS}` },
  ];
  for (const kind of ["RECENT", "FAVORITE"] as const)
    await presetStorage(page, searchesKey(kind, search.localIndexName), JSON.stringify(searches));
  await presetStorage(page, "read-pages", JSON.stringify(read));
  await visit(page, "/docs/intro/");
  await page.keyboard.press("Control+k");
  const dialog = searchDialog(page);
  await expect(dialog.getByText("Good search").first()).toBeVisible();
  // A page's title is shown as plain text.
  await expect(dialog.getByText(RUNS)).toBeVisible();
  for (const bad of ["Runs", "Leaves", "Marked", "Below", "Runs too"])
    await expect(dialog.getByText(bad, { exact: false })).toHaveCount(0);
  const targets = await dialog
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
  expect(targets.filter((protocol) => !/^https?:$/.test(protocol))).toEqual([]);
  await expect(dialog.locator("img[src=x]")).toHaveCount(0);
  expect(await page.evaluate(() => "stolen" in window)).toBe(false);
});
