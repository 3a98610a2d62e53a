import { expect, test } from "@playwright/test";

import { axeViolations } from "../support/axe-violations";
import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

for (const path of [
  "/blog/",
  "/blog/archive/",
  "/blog/tags/",
  "/blog/tags/hola/",
  "/blog/authors/",
  "/blog/authors/all-playground-maintainers-articles/",
  "/blog/welcome/",
  "/blog/mdx-blog-post/",
]) {
  test(`${path} has no fault that axe finds, in either colour mode`, bothEnds, async ({ page }) => {
    await visit(page, path);
    expect.soft(await axeViolations(page)).toEqual([]);
    await page.locator("html").evaluate((element) => (element.dataset.theme = "dark"));
    expect.soft(await axeViolations(page, { colorsOnly: true })).toEqual([]);
  });
}
