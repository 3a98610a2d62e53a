import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { paths } from "../../src/utils/paths";
import { aroundText, axeViolationsInBothModes } from "../support/axe-violations";
import { clipboard, mayUseClipboard } from "../support/clipboard";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { atAllWidths, atBothEnds, expectFits } from "../support/widths";

test.use(mayUseClipboard);

const PAGE = "/docs/builder/quick-start/";

const nameIn = (page: Page): Locator => page.locator("figure:has(dfn[data-type]) dfn", { hasText: /^addRelease$/ });

/** What is drawn next to a name, or "none". */
const drawn = (name: Locator): Promise<string> =>
  name.evaluate((element) => getComputedStyle(element, "::after").content);

test("A name in code shows what it is on hover and on focus; its types and mark aren't copied", async ({ page }) => {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/symbols-")) loads.push(new URL(request.url()).pathname);
  });
  await visit(page, PAGE);
  const block = page.locator("figure:has(dfn[data-type])").first();
  await softStep("A name in code shows its type on hover until Escape", async () => {
    const name = nameIn(page).first();
    expect(await drawn(name)).toBe("none");
    await name.hover();
    expect(await drawn(name)).toContain("(method) DdexBuilder.addRelease(release: Release): void");
    await page.keyboard.press("Escape");
    expect(await drawn(name)).toBe("none");
  });
  await softStep("A mark isn't copied with the text around it, and a copied block has no types", async () => {
    const word = (await block.locator(".mark").textContent()) ?? "";
    const selected = await block.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return getSelection()?.toString() ?? "";
    });
    expect(selected).toContain("import");
    expect(selected.split("\n")[0]).not.toContain(word);
    await nameIn(page).first().focus();
    await block.getByRole("button", { name: "Copy code to clipboard" }).click();
    await expect(block.getByRole("button", { name: "Copied" })).toBeVisible();
    const text = await clipboard(page);
    expect(text).toMatch(/^import \{ writeFile \} from 'node:fs\/promises';\n/);
    expect(text).not.toContain("(method)");
  });
  await softStep("Tab moves through a block's types once", async () => {
    const types = await block
      .locator("dfn[tabindex='0']")
      .evaluateAll((names) => names.map((name) => name.getAttribute("data-type")));
    expect(types.length).toBeGreaterThan(5);
    expect(new Set(types).size).toBe(types.length);
  });
  await softStep("A type is inside the window, and passes axe", async () => {
    const names = block.locator("dfn[tabindex='0']");
    await atAllWidths(page, async (width) => {
      for (const name of [names.first(), names.last()]) {
        await name.focus();
        expect(await drawn(name)).toContain('"');
      }
      await expectFits(page, `${width} pixels wide`);
    });
    await nameIn(page).first().focus();
    await atBothEnds(page, async () => {
      expect.soft(await axeViolationsInBothModes(page, { but: aroundText, wideToo: true })).toEqual([]);
    });
  });
  await softStep("A name of the toolkit shows what it does on hover, and isn't a tab stop", async () => {
    await page.getByRole("main").getByRole("tab", { name: "Python" }).first().click();
    const name = page.locator('dfn[data-symbol="ddex-builder.python.DdexBuilder"]:visible').first();
    await name.scrollIntoViewIfNeeded();
    expect(loads).toEqual([]);
    await name.hover();
    await expect.poll(() => drawn(name)).toMatch(/class DdexBuilder\(\)[^]*partial: \w/);
    await page.keyboard.press("Escape");
    expect(await drawn(name)).toBe("none");
    expect(loads).toEqual(["/api/symbols-python.json"]);
    expect(await page.locator("dfn[data-symbol][tabindex]").count()).toBe(0);
  });
  await softStep("The keyboard reaches a mark, and Enter opens its explanation", async () => {
    const marked = page.locator("figure.code:visible", { has: page.locator(".mark") }).first();
    const mark = marked.locator(".mark");
    const word = (await mark.textContent()) ?? "";
    await mark.focus();
    await page.keyboard.press("Tab");
    await expect(marked.locator(".code-tools :focus")).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(mark).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === paths.doc("verification") && url.hash !== "");
    await expect(page.getByRole("heading", { level: 3, name: new RegExp(`^${word}`, "i") })).toBeInViewport();
  });
});
