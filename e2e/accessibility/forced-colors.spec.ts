import { expect, type Locator, test } from "@playwright/test";

import { openPlayground } from "../support/playground";
import { visit } from "../support/visit";

test.use({ contextOptions: { forcedColors: "active" } });

type Side = "top" | "bottom" | "left";

/** The elements with a line on this side, by their text. */
const lined = (items: Locator, side: Side): Promise<(string | null)[]> =>
  items.evaluateAll(
    (all, on) =>
      all
        .filter((item) => getComputedStyle(item).getPropertyValue(`border-${on}-style`) !== "none")
        .map((item) => item.textContent),
    side,
  );

test("In forced colours only selected items and marked lines have a line; fields have frames", async ({ page }) => {
  await visit(page, "/docs/getting-started/#install");
  expect(await lined(page.locator(".tabs [role=tablist]").first().getByRole("tab"), "bottom")).toEqual(["TypeScript"]);
  expect(await lined(page.locator(".navbar nav a"), "bottom")).toEqual(["Documentation"]);
  expect(await lined(page.locator(".sidebar-tree a"), "left")).toEqual(["Getting started"]);
  await expect.poll(() => lined(page.locator(".toc-list a"), "left")).toEqual(["Install"]);
  await openPlayground(page);
  const tabs = page.locator(".workbench").getByRole("tab");
  expect(await lined(tabs, "left")).toEqual(["Structure"]);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect.poll(() => lined(tabs, "top"), "On a phone").toEqual(["Source"]);
  await page.setViewportSize({ width: 1280, height: 900 });

  await visit(page, "/markdown-page/");
  const lines = page.locator("figure:has(.hl) .l");
  const marked = await lines.and(page.locator(".hl, .ins, .del")).allTextContents();
  expect(marked.length).toBeGreaterThan(0);
  expect(await lined(lines, "left")).toEqual(marked);

  await visit(page, "/");
  const actions = page.locator(".home-hero .actions a");
  await expect(actions).toHaveText(["Get started", "Open the playground"]);
  for (const control of [...(await actions.all()), page.getByRole("textbox").first()])
    await expect(control).toHaveCSS("border-top-style", "solid");
});
