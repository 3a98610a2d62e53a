import { expect, test } from "@playwright/test";

import { servedPages } from "../support/served-pages";

test("Every header cell has text, and rows identified by their first cells have them as headers", async ({ page }) => {
  test.slow();
  const pages = await servedPages(page);
  for (const [route, { tableFaults }] of pages) expect.soft(tableFaults, route).toEqual([]);
  expect([...pages.values()].reduce((sum, { tables }) => sum + tables, 0)).toBeGreaterThan(300);
});
