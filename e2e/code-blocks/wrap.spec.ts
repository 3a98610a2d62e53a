import { expect, test } from "@playwright/test";

import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

test(
  "A code block offers word wrap if a line is too long; long lines scroll inside their box",
  bothEnds,
  async ({ page }) => {
    await visit(page, "/docs/guides/validation-workflow/");
    const blocks = page.locator("figure.code:has(pre):visible");
    const count = await blocks.count();
    expect(count).toBeGreaterThan(3);
    let wrapped = 0;
    for (let index = 0; index < count; index++) {
      const block = blocks.nth(index);
      const pre = block.locator("pre");
      const wrap = block.getByRole("button", { name: "Toggle word wrap" });
      const overflows = await pre.evaluate((element) => element.scrollWidth > element.clientWidth + 1);
      await expect(wrap).toBeVisible({ visible: overflows });
      if (!overflows || wrapped > 0) continue;
      wrapped++;
      await wrap.click();
      await expect(wrap).toHaveAttribute("aria-pressed", "true");
      expect(await pre.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true);
      await wrap.click();
      await expect(wrap).toHaveAttribute("aria-pressed", "false");
      expect(await pre.evaluate((element) => element.scrollWidth > element.clientWidth + 1)).toBe(true);
    }
    expect(wrapped).toBe(1);

    await visit(page, "/docs/builder/api-reference/");
    const widest = await page
      .locator("pre:visible, .table:visible")
      .evaluateAll((elements) => Math.max(...elements.map((element) => element.getBoundingClientRect().right)));
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(widest).toBeLessThanOrEqual(width);
  },
);
