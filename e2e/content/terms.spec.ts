import { expect, test } from "@playwright/test";

import { visit } from "../support/visit";
import { atBothEnds } from "../support/widths";

test("A term's definition shows while the pointer or the focus is on it, within the window", async ({ page }) => {
  await visit(page, "/docs/parser/");
  const term = page.getByRole("main").locator(".term").first();
  const definition = term.getByRole("tooltip", { includeHidden: true });
  const show = { pointer: () => term.hover(), focus: () => term.getByRole("link").focus() };
  await atBothEnds(page, async (width) => {
    for (const [by, point] of Object.entries(show))
      await test.step(`By the ${by}, ${width} pixels wide`, async () => {
        await expect(definition).toBeHidden();
        await point();
        await expect(definition).toBeVisible();
        const box = (await definition.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        await page.mouse.move(0, 0);
        await term.getByRole("link").blur();
      });
  });
});
