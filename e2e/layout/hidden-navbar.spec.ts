import { expect, test } from "@playwright/test";

import { scrollPage } from "../support/scroll";
import { visit } from "../support/visit";
import { atEachWidth, bothEnds } from "../support/widths";

/** Sticky elements that leave a gap for the navbar. */
const floating = (): string[] => {
  const navbar = document.querySelector<HTMLElement>(".navbar")!.offsetHeight;
  return [...document.querySelectorAll<HTMLElement>("body *")]
    .filter((element) => {
      const { position, top } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const below = parseFloat(top) - navbar;
      return (
        position === "sticky" && below >= 0 && box.height > 0 && box.top > below + 1 && box.top <= parseFloat(top) + 1
      );
    })
    .map(({ localName, className }) => `${localName}.${className}`);
};

test("While the navbar is hidden nothing floats below its empty space", bothEnds, async ({ page }) => {
  for (const path of ["/", "/docs/parser/overview/", "/docs/api/"]) {
    await visit(page, path);
    await atEachWidth(page, async (width) => {
      await scrollPage(page, 0);
      await scrollPage(page, 900);
      await scrollPage(page, 1600);
      await expect(page.locator("html")).toHaveAttribute("data-navbar", "hidden");
      await expect.poll(() => page.evaluate(floating), `${path}, ${width} pixels wide`).toEqual([]);
    });
  }
});
