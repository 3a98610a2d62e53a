import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { mobileMax } from "../../src/theme/breakpoints";
import { aroundText, axeViolationsInBothModes } from "../support/axe-violations";
import { visit } from "../support/visit";
import { atEachWidth, bothEnds, expectFits } from "../support/widths";

const PAGE = "/docs/builder/quick-start/";

const nameIn = (page: Page): Locator => page.locator("figure:has(dfn[data-type]) dfn", { hasText: /^addRelease$/ });

/** What is drawn next to a name, or "none". */
const drawn = (name: Locator): Promise<string> =>
  name.evaluate((element) => getComputedStyle(element, "::after").content);

test(
  "A name in code shows its type on hover and on focus, inside the window, and passes axe",
  bothEnds,
  async ({ page }) => {
    await visit(page, PAGE);
    await test.step("A name in code shows its type on hover until Escape", async () => {
      // A finger doesn't hover.
      if (page.viewportSize()!.width <= mobileMax) return;
      const name = nameIn(page).first();
      expect(await drawn(name)).toBe("none");
      await name.hover();
      expect(await drawn(name)).toContain("(method) DdexBuilder.addRelease(release: Release): void");
      await page.keyboard.press("Escape");
      expect(await drawn(name)).toBe("none");
    });
    await test.step("Tab moves through a block's types once", async () => {
      const types = await page
        .locator("figure:has(dfn[data-type])")
        .first()
        .locator("dfn[tabindex='0']")
        .evaluateAll((names) => names.map((name) => name.getAttribute("data-type")));
      expect(types.length).toBeGreaterThan(5);
      expect(new Set(types).size).toBe(types.length);
    });
    const block = page.locator("figure:has(dfn[data-type])").first();
    const names = block.locator("dfn[tabindex='0']");
    await atEachWidth(page, async (width) => {
      for (const name of [names.first(), names.last()]) {
        await name.focus();
        expect(await drawn(name)).toContain('"');
      }
      await expectFits(page, `${width} pixels wide`);
    });
    await nameIn(page).first().focus();
    expect(await axeViolationsInBothModes(page, { but: aroundText, wideToo: true })).toEqual([]);
  },
);
