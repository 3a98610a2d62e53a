import type { Locator } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";

const topOf = (heading: Locator): Promise<number> =>
  heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** The last heading of a page with dozens of tables below the fold. */
const route = "/docs/parser/api-reference/";
const last = "exit-codes";

test("Tables below the fold are laid out only when they are needed", async ({ page }) => {
  await softStep("Tables below the fold are laid out for print, but not for the screen", async () => {
    await visit(page, route);
    const table = page.locator(".table[data-lines]").last();
    const isLaidOut = (): Promise<boolean> =>
      table
        .locator("td")
        .first()
        .evaluate((cell) => cell.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    await table.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(isLaidOut).toBe(false);
    await page.emulateMedia({ media: "print" });
    await expect.poll(isLaidOut).toBe(true);
  });
  await test.step("A fragment below tables that aren't laid out is reached, from its page and on load", async () => {
    await page.emulateMedia({ media: null });
    const heading = page.locator(`#${last}`);
    await visit(page, route);
    await expect(heading).not.toBeInViewport();
    await page.evaluate((id) => (location.hash = id), last);
    await expect(heading).toBeInViewport();
    const top = await topOf(heading);
    await page.goto("about:blank");
    await visit(page, `${route}#${last}`);
    await expect.poll(() => topOf(heading)).toBe(top);
    await expect(heading).toBeInViewport();
  });
});
