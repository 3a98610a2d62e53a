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

declare global {
  interface Window {
    stops?: Stop[];
  }
}

/** Numbers what can be focused, in page order, and notes what is focused after each Tab; returns how many there are. */
const recordStops = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const focusable = [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, summary, input, select, textarea, pre[tabindex='0'], [role=group][tabindex='0']",
      ),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled, [tabindex='-1']"),
    );
    focusable.forEach((element, index) => (element.dataset.stop = String(index)));
    const stops: Stop[] = (window.stops = []);
    document.addEventListener("keyup", () => {
      const element = document.activeElement as HTMLElement;
      const style = getComputedStyle(element);
      const { top, bottom, width } = element.getBoundingClientRect();
      stops.push({
        name: (element.getAttribute("aria-label") ?? element.textContent ?? "").trim(),
        outlined: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
        seen: width > 0 && bottom > 0 && top < window.innerHeight,
        number: element.dataset.stop ?? "",
      });
    });
    return focusable.length;
  });

/** The names of the first stops: what the navbar has, from left to right. */
const expectedNames = async (page: Page): Promise<string[]> => {
  const search = await page
    .getByRole("button", { name: /^Search/ })
    .evaluate((button) => (button.getAttribute("aria-label") ?? button.textContent ?? "").trim());
  const links = ["Documentation", "Parser", "Builder", "Playground", "Blog", "Version: Next", "GitHub", "Workbench"];
  const mode = "Switch between dark and light mode (currently light mode)";
  return page.viewportSize()!.width <= mobileMax
    ? ["Skip to main content", "Toggle navigation bar", "DDEX Suite", search, mode]
    : ["Skip to main content", "DDEX Suite", ...links, search, mode];
};

/** Focused links would prefetch their pages, which takes most of the time. */
const dontPrefetch = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) }),
  );

test(
  "Tab reaches everything, in page order from the skip link on, with a visible focus",
  bothEnds,
  async ({ page }) => {
    test.setTimeout(120_000);
    await dontPrefetch(page);
    const skip = page.getByRole("link", { name: "Skip to main content" });
    // The last has every kind of content; the others have what is around it in a wide window.
    const paths = ["/", "/docs/intro/", "/markdown-page/"];
    for (const path of page.viewportSize()!.width <= mobileMax ? paths.slice(-1) : paths)
      await softStep(path, async () => {
        await visit(page, path);
        await expect(skip).not.toBeInViewport();
        // Wrap buttons are shown, if needed, in the second frame after hydration.
        await nextFrames(page);
        const count = await recordStops(page);
        expect(count).toBeGreaterThan(20);
        for (let index = 0; index < count; index++) await page.keyboard.press("Tab");
        const stops = (): Promise<Stop[]> => page.evaluate(() => window.stops!);
        // It appears only two screens below the top, so it wasn't counted.
        if ((await stops()).some(({ name }) => name === "Back to top")) await page.keyboard.press("Tab");
        const all = await stops();
        const counted = all.filter(({ name }) => name !== "Back to top");
        expect(counted.map(({ number }) => number)).toEqual([...Array(count).keys()].map(String));
        expect(all.filter(({ outlined, seen }) => !outlined || !seen)).toEqual([]);
        const names = await expectedNames(page);
        expect(all.slice(0, names.length).map(({ name }) => name)).toEqual(names);
      });
    await softStep("The skip link skips the navigation", async () => {
      await skip.focus();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/markdown-page/#main");
      await nextFrames(page, 4);
      await expect(page.getByRole("main")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
    });
  },
);
