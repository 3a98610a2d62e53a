import type { Page } from "@playwright/test";

import { openCard, sample, showPanel, sourceEditor, start } from "../support/playground";
import { softStep } from "../support/soft-step";
import { phone } from "../support/widths";
import { expect, test } from "./test";

const keys = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });
const tabs = (page: Page) => page.locator('.workbench [role="tab"]');
const tab = (page: Page, name: string) => page.getByRole("tab", { name, selected: true });
/** The selected text of the source. */
const selection = (page: Page): Promise<string> => page.evaluate(() => getSelection()?.toString() ?? "");

test("F8 goes from problem to problem, and Alt+Enter fixes each until none is left", async ({ playground: page }) => {
  await openCard(page, "Five mistakes on purpose");
  const count = page.getByRole("tab", { name: "Checks" });
  await expect(count).toContainText("5");
  await page.keyboard.press("F8");
  await expect(sourceEditor(page)).toBeFocused();
  expect(await selection(page)).toBe("QZ-ABC-26-00010");
  await page.keyboard.press("F8");
  await expect.poll(() => selection(page)).toBe("2:58");
  await page.keyboard.press("Shift+F8");
  await expect.poll(() => selection(page)).toBe("QZ-ABC-26-00010");
  for (let left = 4; left >= 0; left -= 1) {
    await page.keyboard.press("Alt+Enter");
    if (left === 0) break;
    await expect(count).toContainText(String(left));
    await page.keyboard.press("F8");
  }
  await expect(count).not.toContainText(/\d/);
  await page.keyboard.press("F8");
  await expect(page.getByText("There is no problem to go to.")).toBeVisible();
});

test("Keys lead through the workbench, and single ones can be turned off", async ({ playground: page }) => {
  const firstTool = page.locator(".toolbar").getByRole("button").first();
  await test.step("o opens a file, and d downloads it", async () => {
    const chooser = page.waitForEvent("filechooser");
    // Keys are handled before tasks waiting in the page's queue, so make sure first that choosers are intercepted.
    await page.evaluate(() => undefined);
    await page.keyboard.press("o");
    const buffer = Buffer.from(sample("43-single.xml"));
    await (await chooser).setFiles({ name: "mine.xml", mimeType: "text/xml", buffer });
    await expect(page.locator(".file-name")).toHaveText("mine.xml");
    const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("d")]);
    expect(file.suggestedFilename()).toBe("mine.xml");
  });

  await softStep("F6 cycles through the tools, the source and the views", async () => {
    await showPanel(page, "Structure");
    await firstTool.focus();
    await page.keyboard.press("F6");
    await expect(sourceEditor(page)).toBeFocused();
    await page.keyboard.press("F6");
    await expect(tab(page, "Structure")).toBeFocused();
    await page.keyboard.press("Shift+F6");
    await expect(sourceEditor(page)).toBeFocused();
    await page.keyboard.press("Shift+F6");
    await expect(firstTool).toBeFocused();
  });

  await softStep("Digits and Alt with Page Up and Down choose a view, the latter in the source too", async () => {
    await page.keyboard.press("2");
    await expect(tabs(page).nth(1)).toBeFocused();
    await expect(tabs(page).nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Alt+PageDown");
    await expect(tabs(page).nth(2)).toBeFocused();
    await sourceEditor(page).focus();
    await page.keyboard.press("2");
    await expect(sourceEditor(page)).toContainText("2<?xml");
    await expect(tabs(page).nth(2)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Alt+PageUp");
    await expect(tabs(page).nth(1)).toBeFocused();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(sourceEditor(page)).not.toContainText("2<?xml");
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expect(sourceEditor(page)).toContainText("2<?xml");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(sourceEditor(page)).not.toContainText("2<?xml");
  });

  await softStep("f goes to the structure", async () => {
    await page.keyboard.press("4");
    await expect(tabs(page).nth(3)).toBeFocused();
    await page.keyboard.press("f");
    await expect(page.locator("#playground-structure :focus")).toBeVisible();
  });

  await test.step("The list of keys turns single keys off, and not the others", async () => {
    const single = keys(page).getByRole("checkbox", { name: "Use these single keys" });
    // Text typed in the field is a search.
    await tab(page, "Structure").focus();
    await page.keyboard.press("?");
    await single.click();
    await keys(page).getByRole("button", { name: "Close" }).click();
    await page.keyboard.press("4");
    await expect(tab(page, "Structure")).toBeVisible();
    await page.keyboard.press("Alt+PageDown");
    await expect(tab(page, "Structure")).toBeHidden();
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
    await single.click();
    await keys(page).getByRole("button", { name: "Close" }).click();
  });
});

test("The list of keys has the playground's, opened by ? and by a button, only on its page", async ({
  playground: page,
}) => {
  await start(page).getByRole("button", { name: "Keys" }).click();
  await expect(keys(page).getByRole("heading", { name: "In the playground" })).toBeVisible();
  for (const key of ["F6", "F8", "Shift F8", "Alt Enter", "1 … 9", "o"])
    await expect(keys(page).getByText(key, { exact: true })).toBeAttached();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(keys(page)).toContainText("Fix the problem at the cursor");
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("link", { name: "Documentation" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Introduction" })).toBeVisible();
  await page.keyboard.press("?");
  await expect(keys(page)).not.toContainText("playground");
});

test("On a phone F8 shows the source with the problem", phone, async ({ playground: page }) => {
  await openCard(page, "A broken message");
  await expect(page.getByRole("tabpanel", { name: "Checks" })).toBeVisible();
  await page.keyboard.press("F8");
  await expect(sourceEditor(page)).toBeFocused();
  expect(await selection(page)).toBe("QZ-ABC-26-00010");
});
