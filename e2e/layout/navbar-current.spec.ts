import { expect, test } from "@playwright/test";

import { blogRoutes, docRoutes } from "../support/routes";
import { servedDocument } from "../support/served";

const expected = (route: string): string => {
  if (route.startsWith("/blog/")) return "Blog";
  if (route.startsWith("/docs/parser/")) return "Parser";
  return route.startsWith("/docs/builder/") ? "Builder" : "Documentation";
};

test("On every docs and blog page one item of the navbar is current", async ({ page }) => {
  for (const route of [...docRoutes, ...blogRoutes]) {
    const served = await servedDocument(page, route);
    const current = await served.evaluate((document) => {
      const links = document.querySelectorAll("header.navbar nav[aria-label=Main] > ul:first-child a[aria-current]");
      return [...links].map((link) => [link.textContent, link.getAttribute("aria-current"), link.getAttribute("href")]);
    });
    expect
      .soft(
        current.map(([label]) => label),
        route,
      )
      .toEqual([expected(route)]);
    expect.soft(current[0]?.[1], route).toBe(current[0]?.[2] === route ? "page" : "true");
  }
});
