import type { Locator } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { axeViolationsInBothModes } from "../support/axe-violations";
import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

const NOTED = "/docs/learn/message/";
const FOCUSED = "/docs/learn/life-cycle/";

const colorOf = (line: Locator): Promise<string> => line.evaluate((element) => getComputedStyle(element).color);

test("Lines out of focus are grey until you point at or focus the block, and pass axe", bothEnds, async ({ page }) => {
  await visit(page, FOCUSED);
  expect.soft(await axeViolationsInBothModes(page)).toEqual([]);
  const block = page.locator("figure.focusing").first();
  const focused = block.locator(".l.fo .t").first();
  const other = block.locator(".l:not(.fo) .t").first();
  const color = await colorOf(focused);
  expect(await colorOf(other)).not.toBe(color);
  await block.locator("pre").focus();
  expect(await colorOf(other)).toBe(color);
});

test("A note's number links to its text below the code, and passes axe", bothEnds, async ({ page }) => {
  await visit(page, NOTED);
  expect.soft(await axeViolationsInBothModes(page)).toEqual([]);
  const block = page.locator("figure.code", { has: page.locator(".code-note") }).first();
  const notes = page.locator("figure.code + .code-notes").first().getByRole("listitem");
  const numbers = block.getByRole("link", { name: /^Note \d$/ });
  await expect(numbers).toHaveCount(await notes.count());
  await numbers.last().focus();
  await page.keyboard.press("Enter");
  await expect(notes.last()).toBeInViewport();
  expect(new URL(page.url()).hash).toBe(`#${await notes.last().getAttribute("id")}`);
});

test.describe("copying", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("leaves out numbers, notes and marks", async ({ page }) => {
    await visit(page, NOTED);
    const block = page.locator("figure.code", { has: page.locator(".code-note") }).first();
    await block.getByRole("button", { name: "Copy code to clipboard" }).click();
    await expect(block.getByRole("button", { name: "Copied" })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^<MessageHeader>\n {2}<MessageThreadId>[^]*<\/MessageHeader>$/);
    expect(text).not.toMatch(/\[!|<\/\w+>[ \d]+\n/);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("Notes are visible", async ({ page }) => {
    await page.goto(NOTED);
    await expect(page.locator(".code-notes").first().getByRole("listitem").first()).toBeVisible();
  });
});
