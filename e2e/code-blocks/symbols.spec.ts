import { expect, test } from "@playwright/test";

import { visit } from "../support/visit";

test("A name in a sample shows what it does when the pointer is over it, and isn't a tab stop", async ({ page }) => {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/symbols-")) loads.push(new URL(request.url()).pathname);
  });
  await visit(page, "/docs/api/builder/typescript/");
  const name = page.locator('dfn[data-symbol="ddex-builder.typescript.DdexBuilder.getStats"]').first();
  await name.scrollIntoViewIfNeeded();
  expect(loads).toEqual([]);
  await name.hover();
  const card = () => name.evaluate((element) => getComputedStyle(element, "::after").content);
  await expect.poll(card).toContain("getStats(): BuilderStats");
  await page.keyboard.press("Escape");
  expect(await card()).toBe("none");
  expect(loads).toEqual(["/api/symbols-typescript.json"]);
  expect(await page.locator("dfn[data-symbol][tabindex]").count()).toBe(0);
});
