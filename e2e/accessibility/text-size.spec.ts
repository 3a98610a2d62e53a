import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { routesByKind } from "../support/routes";
import { nextFrames } from "../support/scroll";
import { visit } from "../support/visit";

/** One page per template, and pages with more elements: tables, tabs, long names. */
const looked = new Set([
  ...[...routesByKind.values()].map((routes) => routes.at(-1)!),
  "/docs/getting-started/",
  "/docs/builder/api-reference/",
  "/docs/api/",
  "/docs/learn/deals/",
  "/docs/verification/",
  "/docs/parser/overveiw/",
]);

/** How much wider the page is than its window, and which text is cut off by boxes that don't scroll. */
const faultsOf = async (page: Page): Promise<string[]> => {
  await nextFrames(page);
  return page.evaluate(() => {
    const faults: string[] = [];
    const excess = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (excess > 0) faults.push(`The page is ${excess} pixels wider than its window`);
    for (const part of document.querySelectorAll("header > div > *"))
      if (part.scrollWidth > part.clientWidth + 1)
        faults.push(`In the navbar, over its neighbour: ${part.textContent}`);
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (clipPath !== "none" || element.closest("svg, .visually-hidden, [aria-hidden=true]")) continue;
      const cutX = ["hidden", "clip"].includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const cutY = ["hidden", "clip"].includes(overflowY) && element.scrollHeight > element.clientHeight + 1;
      if ((cutX || cutY) && element.textContent?.trim())
        faults.push(`Cut ${cutX ? "at its side" : "below"}: ${element.outerHTML.slice(0, 120)}`);
    }
    return faults;
  });
};

/** Sets only the text size, like the browser's settings. */
const setText = async (page: Page, factor: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 * factor, fixed: 13 * factor } });
};

/** The spacing of WCAG 2.2, 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

test("Each kind of page fits 320 pixels, the reader's text spacing, and doubled text alone", async ({ page }) => {
  test.setTimeout(looked.size * 10_000);
  for (const path of looked) {
    await setText(page, 1);
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, path);
    expect.soft(await faultsOf(page), `${path} at 320 pixels`).toEqual([]);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, spacing);
    expect.soft(await faultsOf(page), `${path} with the reader's spacing`).toEqual([]);
    await page.evaluate(() => document.adoptedStyleSheets.pop());
    await setText(page, 2);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await faultsOf(page), `${path} with large text at ${width} pixels`).toEqual([]);
    }
  }
});
