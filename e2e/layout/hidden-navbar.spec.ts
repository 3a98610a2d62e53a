import { expect, test } from "@playwright/test";

import { scrollPage } from "../support/scroll";
import { visit } from "../support/visit";
import { everyWidth } from "../support/widths";

/** What sticks to where the navbar was, with nothing above it. */
const floating = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("body *")]
    .filter((element) => {
      const { position, top } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      return position === "sticky" && top !== "auto" && box.height > 0 && box.top > 1 && box.top <= 61;
    })
    .map(({ localName, className }) => `${localName}.${className}`);

test("While the navbar is hidden nothing floats over the gap that it leaves", everyWidth, async ({ page }) => {
  for (const path of ["/", "/docs/parser/overview/", "/docs/api/"]) {
    await visit(page, path);
    await scrollPage(page, 900);
    await scrollPage(page, 1600);
    await expect(page.locator("html")).toHaveAttribute("data-navbar", "hidden");
    await expect.poll(() => page.evaluate(floating), path).toEqual([]);
  }
});
