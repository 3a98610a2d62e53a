import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { paths } from "../../src/utils/paths";
import { aroundText, axeViolationsInBothModes } from "../support/axe-violations";
import { clipboard, mayUseClipboard } from "../support/clipboard";
import { runAheadUntil } from "../support/clock";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { atAllWidths, atBothEnds } from "../support/widths";

const DOC = "/docs/parser/";
const POST = "/blog/welcome/";

test.use(mayUseClipboard);

const menuOf = (page: Page) => page.locator(".copy-page details");

test("“Copy page” copies a doc or a post as Markdown, and its menu opens and closes", async ({ page }) => {
  await page.clock.install();
  const copy = async (path: string): Promise<void> => {
    await page.getByRole("button", { name: "Copy page" }).click();
    await expect(page.locator(".copy-page output")).toHaveText("Copied as Markdown");
    const served = await (await page.request.get(paths.markdown(path))).text();
    expect(await clipboard(page), path).toBe(served);
    expect(served).toMatch(/^---\ntitle: .+\ndescription: .+\ncanonical: https:\/\/\S+\n/);
    await runAheadUntil(page, () => expect(page.locator(".copy-page output")).toHaveText("", { timeout: 1_000 }));
  };
  await softStep("The button of a post copies its Markdown", async () => {
    await visit(page, POST);
    await copy(POST);
  });
  await visit(page, DOC);
  await softStep("The button's code loads when you are about to use it", async () => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.mouse.move(5, 700);
    await page.waitForLoadState("networkidle");
    const before = scripts.length;
    await page.getByRole("button", { name: "Copy page" }).hover();
    await expect.poll(() => scripts.length).toBe(before + 1);
  });
  await softStep("The button of a doc copies its Markdown, confirms it, and resets", () => copy(DOC));
  await softStep(
    "The keyboard opens the menu, leaves it, and closes it with Escape, which returns the focus",
    async () => {
      await page.getByRole("button", { name: "Copy page" }).focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      const menu = menuOf(page);
      await expect(menu).toHaveAttribute("open");
      for (const name of ["View as Markdown", "Open in ChatGPT", "Open in Claude"]) {
        await page.keyboard.press("Tab");
        await expect(menu.getByRole("link", { name })).toBeFocused();
      }
      await page.keyboard.press("Escape");
      await expect(menu).not.toHaveAttribute("open");
      await expect(menu.locator("summary")).toBeFocused();
      await page.keyboard.press("Enter");
      for (let tabs = 0; tabs < 4; tabs++) await page.keyboard.press("Tab");
      await expect(menu.getByRole("button", { name: "Copy link" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.locator(".copy-page output")).toHaveText("Link copied");
      expect(await clipboard(page)).toBe(await page.locator("link[rel=canonical]").getAttribute("href"));
      await expect(menu).not.toHaveAttribute("open");
    },
  );
  await softStep("A click elsewhere closes the menu; it opens the Markdown", async () => {
    const menu = menuOf(page);
    await menu.locator("summary").click();
    await page.locator("h1").click();
    await expect(menu).not.toHaveAttribute("open");
    await menu.locator("summary").click();
    await menu.getByRole("link", { name: "View as Markdown" }).click();
    await expect(page).toHaveURL(paths.markdown(DOC));
  });
});

test("The open menu stays in the window, above the text, and passes axe", async ({ page }) => {
  await visit(page, DOC);
  const menu = menuOf(page);
  await atAllWidths(page, async (width) => {
    const title = await page.locator("h1").boundingBox();
    await menu.locator("summary").click();
    expect(await page.locator("h1").boundingBox()).toEqual(title);
    for (const item of await menu.locator("li > *").all()) await item.click({ trial: true });
    const box = (await menu.locator("ul").boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    await page.keyboard.press("Escape");
  });
  await menu.locator("summary").click();
  await expect(menu).toHaveAttribute("open");
  await atBothEnds(page, async () => {
    expect.soft(await axeViolationsInBothModes(page, { but: aroundText, wideToo: true })).toEqual([]);
  });
});
