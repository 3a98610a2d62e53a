import { expect, test } from "@playwright/test";
import type { Element } from "hast";
import { select, selectAll } from "hast-util-select";

import { attributeOf, served, servedDocument } from "../support/served";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";

test("An image enlarges on a click, and loads in the best format when you scroll near it", async ({ page }) => {
  await visit(page, "/markdown-page/");
  await softStep("Its size is known before it loads", async () => {
    const image = page.locator("figure.image img");
    await expect(image).not.toBeInViewport();
    expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(0);
    const { width, height } = (await image.boundingBox())!;
    const ratio = await image.evaluate(
      (element: HTMLImageElement) => Number(element.getAttribute("width")) / Number(element.getAttribute("height")),
    );
    expect(width / height).toBeCloseTo(ratio, 1);
  });
  await softStep("An image enlarges on a click and closes on a click or Escape, which returns the focus", async () => {
    const figure = page.locator("figure.image");
    const link = figure.getByRole("link", { name: /^Enlarge image: An ERN message/ });
    const dialog = page.getByRole("dialog", { name: /^An ERN message/ });
    await expect(figure.locator("figcaption")).toHaveText(/^The parts of a NewReleaseMessage/);

    await link.click();
    await expect(dialog).toBeVisible();
    const close = dialog.getByRole("button", { name: "Close image" });
    await expect(close).toBeFocused();
    expect(await close.evaluate((button) => getComputedStyle(button, "::after").content)).toBe('"×"');
    const large = dialog.getByRole("img");
    await expect(large).toBeVisible();
    const inText = (await link.boundingBox())?.width ?? Infinity;
    // The page's own file is shown until the larger one has loaded.
    await expect.poll(async () => (await large.boundingBox())?.width).toBeGreaterThan(inText);
    const { width, height } = (await large.boundingBox()) ?? { width: Infinity, height: Infinity };
    expect(width).toBeLessThanOrEqual(1280);
    expect(height).toBeLessThanOrEqual(900);
    await page.keyboard.press("Escape");
    // A closed dialog that is still there has no role.
    await expect(page.locator(".image-dialog")).toHaveCount(0);
    await expect(link).toBeFocused();

    await link.press("Enter");
    await expect(dialog).toBeVisible();
    await large.click();
    await expect(dialog).toHaveCount(0);
  });
  await softStep("The browser loads the best format it supports, in a suitable size", async () => {
    const image = page.locator("figure.image img");
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
      .toBeGreaterThan(0);
    const { source, natural, shown } = await image.evaluate((element: HTMLImageElement) => ({
      source: element.currentSrc,
      natural: element.naturalWidth,
      shown: element.clientWidth,
    }));
    expect(source).toMatch(/\.avif$/);
    expect(natural).toBeGreaterThanOrEqual(shown - 1);
    expect(natural).toBeLessThanOrEqual(shown * 2);
  });
});

test("An image has modern formats, and loads immediately only on the first screen", served, () => {
  const imageOf = (route: string): Element => select("figure.image img", servedDocument(route))!;
  const early = imageOf("/blog/welcome/");
  expect(attributeOf(early, "fetchPriority")).toBe("high");
  expect(attributeOf(early, "loading")).toBeUndefined();
  const late = imageOf("/markdown-page/");
  expect(attributeOf(late, "loading")).toBe("lazy");
  expect(attributeOf(late, "fetchPriority")).toBeUndefined();
  const sources = selectAll("figure.image picture source", servedDocument("/markdown-page/"));
  expect(sources.map((source) => attributeOf(source, "type"))).toEqual(["image/avif", "image/webp"]);
  for (const source of sources) expect(attributeOf(source, "sizes")).toMatch(/px|vw/);
});
