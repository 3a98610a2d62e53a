import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { mobileMax } from "../../src/theme/breakpoints";
import { nextFrames } from "../support/scroll";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

interface Stop {
  name: string;
  outlined: boolean;
  seen: boolean;
  number: string;
}

/** The focused element. */
const stop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const style = getComputedStyle(element);
    const { top, bottom, width } = element.getBoundingClientRect();
    return {
      name: (element.getAttribute("aria-label") ?? element.textContent ?? "").trim(),
      outlined: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
      seen: width > 0 && bottom > 0 && top < window.innerHeight,
      number: element.dataset.stop ?? "",
    };
  });

test("Tab starts at the skip link, and moves through the navbar from left to right", bothEnds, async ({ page }) => {
  await softStep("The first Tab shows the skip link, which skips the navigation", async () => {
    await visit(page, "/docs/parser/overview/");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/docs/parser/overview/#main");
    await nextFrames(page);
    await nextFrames(page);
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  });
  await softStep("Tab moves through the navbar from left to right", async () => {
    await visit(page, "/docs/intro/");
    const names: string[] = [];
    const search = await page
      .getByRole("button", { name: /^Search/ })
      .evaluate((button) => (button.getAttribute("aria-label") ?? button.textContent ?? "").trim());
    const narrow = (page.viewportSize()?.width ?? 0) <= mobileMax;
    const expected = narrow
      ? ["Skip to main content", "Toggle navigation bar", "DDEX Suite", search]
      : [
          "Skip to main content",
          "DDEX Suite",
          "Documentation",
          "Parser",
          "Builder",
          "Playground",
          "Blog",
          "Version: Next",
          "GitHub",
          "Workbench",
          search,
        ];
    expected.push("Switch between dark and light mode (currently light mode)");
    while (names.length < expected.length) {
      await page.keyboard.press("Tab");
      names.push((await stop(page)).name);
    }
    expect(names).toEqual(expected);
  });
});

test("Tab reaches everything, in page order, with a visible focus", bothEnds, async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of ["/", "/docs/getting-started/", "/markdown-page/"])
    await softStep(path, async () => {
      await visit(page, path);
      // Wrap buttons are shown, if needed, in the second frame after hydration.
      await nextFrames(page);
      const count = await page.evaluate(() => {
        const focusable = [
          ...document.querySelectorAll<HTMLElement>(
            "a[href], button, summary, input, select, textarea, pre[tabindex='0'], [role=group][tabindex='0']",
          ),
        ].filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled, [tabindex='-1']"),
        );
        focusable.forEach((element, index) => (element.dataset.stop = String(index)));
        return focusable.length;
      });
      expect(count).toBeGreaterThan(20);
      for (let index = 0; index < count; index++) {
        await page.keyboard.press("Tab");
        // It appears only two screens below the top, so it wasn't counted.
        let here = await stop(page);
        if (here.name === "Back to top") {
          expect([here.outlined, here.seen]).toEqual([true, true]);
          await page.keyboard.press("Tab");
          here = await stop(page);
        }
        const { name, number, outlined, seen } = here;
        expect({ name, number, outlined, seen }).toEqual({ name, number: String(index), outlined: true, seen: true });
      }
    });
});
