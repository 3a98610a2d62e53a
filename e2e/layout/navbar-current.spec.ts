import { expect, test } from "@playwright/test";

import { blogRoutes, docRoutes } from "../support/routes";
import { served } from "../support/served";
import { servedPages } from "../support/served-pages";

const expected = (route: string): string => {
  if (route.startsWith("/blog/")) return "Blog";
  if (route.startsWith("/docs/parser/")) return "Parser";
  return route.startsWith("/docs/builder/") ? "Builder" : "Documentation";
};

test("On every docs and blog page one item of the navbar is current", served, () => {
  const pages = servedPages();
  for (const route of [...docRoutes, ...blogRoutes]) {
    const { navbar } = pages.get(route)!;
    const labels = navbar.map(({ label }) => label);
    expect.soft(labels, route).toEqual([expected(route)]);
    expect.soft(navbar[0]?.current, route).toBe(navbar[0]?.href === route ? "page" : "true");
  }
});
