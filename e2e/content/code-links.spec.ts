import { expect, test } from "@playwright/test";

import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";

/** Underlined links whose line is not below the underscores of their text. */
test("The line below a link hides no underscore of a name", async ({ page }) => {
  for (const path of ["/docs/api/parser/rust/", "/docs/api/"])
    await softStep(path, async () => {
      await visit(page, path);
      const lines = await page.locator(".prose a:not(.anchor)").evaluateAll((links) => {
        const context = document.createElement("canvas").getContext("2d")!;
        return links.flatMap((link) => {
          const text = link.querySelector("code") ?? link;
          const { textDecorationLine, textUnderlineOffset } = getComputedStyle(link);
          if (!text.textContent?.includes("_") || textDecorationLine === "none") return [];
          const { font } = getComputedStyle(text);
          context.font = font;
          const depth = context.measureText("_").actualBoundingBoxDescent;
          return [{ name: text.textContent, isClear: parseFloat(textUnderlineOffset) >= depth }];
        });
      });
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter(({ isClear }) => !isClear)).toEqual([]);
    });
});
