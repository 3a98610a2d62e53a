import { expect, type Locator, test } from "@playwright/test";

import { paper } from "../support/colors";
import { presetStorage } from "../support/storage";
import { visit } from "../support/visit";

test("In print there is only the text, black on white, with every tab and no buttons", async ({ page }) => {
  const isShown = (parts: Locator): Promise<boolean[]> =>
    parts.evaluateAll((elements) =>
      elements.map(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0,
      ),
    );
  await presetStorage(page, "theme", "dark");
  await visit(page, "/docs/getting-started/");
  await page.emulateMedia({ media: "print" });
  for (const part of [
    "header.navbar",
    ".docs-sidebar",
    "footer",
    "nav.toc",
    "nav[aria-label=Breadcrumbs]",
    "nav[aria-label='Docs pages']",
  ])
    await expect(page.locator(part)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("background-color", paper.light);
  const panels = await isShown(page.locator("[role=tabpanel]"));
  expect(panels.length).toBeGreaterThan(5);
  expect(panels).not.toContain(false);
  const buttons = await isShown(page.locator(".code button"));
  expect(buttons.length).toBeGreaterThan(5);
  expect(buttons).not.toContain(true);
  const overflow = await page
    .locator(".prose pre")
    .evaluateAll((blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length);
  expect(overflow).toBe(0);
});

const durations = (selector: string): Promise<number[]> | number[] =>
  [...document.querySelectorAll(selector)].map((element) =>
    Number.parseFloat(getComputedStyle(element).transitionDuration),
  );

test("Animations run unless you prefer reduced motion", async ({ page }) => {
  await visit(page, "/docs/parser/");
  const moving = "header.navbar, .docs-sidebar, nav.toc, details.mobile-toc, .docs-sidebar button .icon";
  const usual = await page.evaluate(durations, moving);
  expect(usual.length).toBeGreaterThan(1);
  expect(Math.max(...usual)).toBeGreaterThan(0.1);
  expect(Math.max(...usual)).toBeLessThanOrEqual(0.18);

  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(Math.max(...(await page.evaluate(durations, moving)))).toBeLessThanOrEqual(0.001);

  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  const drawer = page.getByRole("dialog", { name: "Navigation" });
  await expect(drawer).toBeVisible();
  expect(
    Number.parseFloat(await drawer.evaluate((element) => getComputedStyle(element).animationDuration)),
  ).toBeLessThanOrEqual(0.001);
});
