import { expect, test } from "@playwright/test";

import { blogRoutes, docRoutes } from "../support/routes";

const expected = (route: string): string => {
  if (route.startsWith("/blog/")) return "Blog";
  if (route.startsWith("/docs/parser/")) return "Parser";
  return route.startsWith("/docs/builder/") ? "Builder" : "Documentation";
};

test("On every page of the docs and the blog one item of the navbar is current", async ({ page, request }) => {
  for (const route of [...docRoutes, ...blogRoutes]) {
    const html = await (await request.get(route)).text();
    const current = await page.evaluate((text) => {
      const served = new DOMParser().parseFromString(text, "text/html");
      const links = served.querySelectorAll("header.navbar nav[aria-label=Main] > ul:first-child a[aria-current]");
      return [...links].map((link) => [link.textContent, link.getAttribute("aria-current"), link.getAttribute("href")]);
    }, html);
    expect
      .soft(
        current.map(([label]) => label),
        route,
      )
      .toEqual([expected(route)]);
    expect.soft(current[0]?.[1], route).toBe(current[0]?.[2] === route ? "page" : "true");
  }
});
