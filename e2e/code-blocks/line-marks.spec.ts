import type { Locator } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { aroundText, axeViolationsInBothModes } from "../support/axe-violations";
import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

const NOTED = "/docs/learn/message/";
const FOCUSED = "/docs/learn/life-cycle/";

const colorOf = (line: Locator): Promise<string> => line.evaluate((element) => getComputedStyle(element).color);

test(
  "Lines out of focus are grey until you focus the block; a note's number links to its text",
  bothEnds,
  async ({ page }) => {
    await visit(page, FOCUSED);
    expect.soft(await axeViolationsInBothModes(page, { but: aroundText, wideToo: true })).toEqual([]);
    const block = page.locator("figure.focusing").first();
    const focused = block.locator(".l.fo .t").first();
    const unfocused = block.locator(".l:not(.fo) .t").first();
    const color = await colorOf(focused);
    expect(await colorOf(unfocused)).not.toBe(color);
    await block.locator("pre").focus();
    expect(await colorOf(unfocused)).toBe(color);
    await visit(page, NOTED);
    expect.soft(await axeViolationsInBothModes(page, { but: aroundText, wideToo: true })).toEqual([]);
    const noted = page.locator("figure.code", { has: page.locator(".code-note") }).first();
    const notes = page.locator("figure.code + .code-notes").first().getByRole("listitem");
    const numbers = noted.getByRole("link", { name: /^Note \d$/ });
    await expect(numbers).toHaveCount(await notes.count());
    await numbers.last().focus();
    await page.keyboard.press("Enter");
    await expect(notes.last()).toBeInViewport();
    expect(new URL(page.url()).hash).toBe(`#${await notes.last().getAttribute("id")}`);
  },
);
