import { expect, test } from "@playwright/test";

import { served } from "../support/served";
import { servedPages } from "../support/served-pages";

test("Header cells have text, and first cells that identify their rows are their headers", served, () => {
  const pages = servedPages();
  for (const [route, { tableFaults }] of pages) expect.soft(tableFaults, route).toEqual([]);
  expect([...pages.values()].reduce((sum, { tables }) => sum + tables, 0)).toBeGreaterThan(300);
});
