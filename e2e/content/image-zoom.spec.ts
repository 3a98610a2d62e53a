import { expect, test } from "@playwright/test";

import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";

test("An image enlarges on a click, and loads in the best format, when you scroll near it", async ({ page }) => {
  await softStep("An image enlarges on a click and closes on a click or Escape, which returns the focus", async () => {
    await visit(page, "/markdown-page/");
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
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();

    await link.press("Enter");
    await expect(dialog).toBeVisible();
    await large.click();
    await expect(dialog).toHaveCount(0);
  });
  await test.step("The browser loads the best format it supports, in a suitable size", async () => {
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
  await softStep(
    "An image on the first screen loads immediately, one further down when you scroll near it",
    async () => {
      await visit(page, "/blog/welcome/");
      const early = page.locator("figure.image img");
      await expect(early).toBeInViewport();
      await expect(early).toHaveAttribute("fetchpriority", "high");
      await expect(early).not.toHaveAttribute("loading");
      await visit(page, "/markdown-page/");
      const late = page.locator("figure.image img");
      await expect(late).not.toBeInViewport();
      await expect(late).toHaveAttribute("loading", "lazy");
      await expect(late).not.toHaveAttribute("fetchpriority");
    },
  );
});

test("An image has a modern format, and its size is known before it loads", async ({ page }) => {
  await page.route(/\.(avif|webp|png|jpg)$/, (route) => route.abort());
  await visit(page, "/markdown-page/");
  const picture = page.locator("figure.image picture");
  const types = await picture.locator("source").evaluateAll((all) => all.map((source) => source.getAttribute("type")));
  expect(types).toEqual(["image/avif", "image/webp"]);
  for (const source of await picture.locator("source").all()) await expect(source).toHaveAttribute("sizes", /px|vw/);
  const image = picture.locator("img");
  await image.scrollIntoViewIfNeeded();
  const { width, height } = (await image.boundingBox()) ?? { width: 0, height: 0 };
  const ratio = await image.evaluate(
    (element: HTMLImageElement) => Number(element.getAttribute("width")) / Number(element.getAttribute("height")),
  );
  expect(width / height).toBeCloseTo(ratio, 1);
});
