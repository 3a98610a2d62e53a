import type { Page } from "@playwright/test";

import { nextFrames } from "../support/scroll";

/** How much wider the page is than its window, and which text is cut off by boxes that don't scroll. */
const faultsNow = async (page: Page): Promise<string[]> => {
  await nextFrames(page);
  return page.evaluate(() => {
    const faults: string[] = [];
    const excess = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (excess > 0) faults.push(`The page is ${excess} pixels wider than its window`);
    for (const part of document.querySelectorAll("header > div > *"))
      if (part.scrollWidth > part.clientWidth + 1)
        faults.push(`In the navbar, over its neighbour: ${part.textContent}`);
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const isWider = element.scrollWidth > element.clientWidth + 1;
      const isHigher = element.scrollHeight > element.clientHeight + 1;
      if (!isWider && !isHigher) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (clipPath !== "none" || element.closest("svg, .visually-hidden, [aria-hidden=true]")) continue;
      const cutX = ["hidden", "clip"].includes(overflowX) && isWider;
      const cutY = ["hidden", "clip"].includes(overflowY) && isHigher;
      if ((cutX || cutY) && element.textContent?.trim())
        faults.push(`Cut ${cutX ? "at its side" : "below"}: ${element.outerHTML.slice(0, 120)}`);
    }
    return faults;
  });
};

/** The spacing of WCAG 2.2, 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Returns what doesn't fit at 320 pixels, with the reader's text spacing, and with doubled text alone; resizes the window. */
export const textFaults = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  /** Sets only the text size, like the browser's settings. */
  const setText = (factor: number): Promise<unknown> =>
    session.send("Page.setFontSizes", { fontSizes: { standard: 16 * factor, fixed: 13 * factor } });
  const faults: string[] = [];
  const look = async (how: string): Promise<unknown> =>
    faults.push(...(await faultsNow(page)).map((fault) => `${how}: ${fault}`));

  await page.setViewportSize({ width: 320, height: 640 });
  await look("at 320 pixels");
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  await look("with the reader's spacing");
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  await setText(2);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await look(`with large text at ${width} pixels`);
  }
  await setText(1);
  await session.detach();
  return faults;
};
