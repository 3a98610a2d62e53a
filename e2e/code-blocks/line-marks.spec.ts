import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { unzipSync } from "fflate";

import { aroundText, axeViolationsInBothModes } from "../support/axe-violations";
import { clipboard, mayUseClipboard } from "../support/clipboard";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { atBothEnds } from "../support/widths";

test.use(mayUseClipboard);

const NOTED = "/docs/learn/message/";
const FOCUSED = "/docs/learn/life-cycle/";

/** Checks axe at both ends. */
const checkAxe = (page: Page): Promise<void> =>
  atBothEnds(page, async () => {
    expect.soft(await axeViolationsInBothModes(page, { but: aroundText, wideToo: true })).toEqual([]);
  });

const colorOf = (line: Locator): Promise<string> => line.evaluate((element) => getComputedStyle(element).color);

test("Lines out of focus are grey, notes are numbered, and a titled block is served as a file", async ({
  page,
  request,
}) => {
  await visit(page, FOCUSED);
  await softStep("Lines out of focus are grey until you focus the block", async () => {
    await checkAxe(page);
    const block = page.locator("figure.focusing").first();
    const focused = block.locator(".l.fo .t").first();
    const unfocused = block.locator(".l:not(.fo) .t").first();
    const color = await colorOf(focused);
    expect(await colorOf(unfocused)).not.toBe(color);
    await block.locator("pre").focus();
    expect(await colorOf(unfocused)).toBe(color);
  });
  await softStep("A titled block is served as a file, and a page's files as a ZIP", async () => {
    const block = page.locator("figure.code", { has: page.locator(".code-file", { hasText: "history.py" }) });
    const link = block.getByRole("link", { name: "Download history.py" });
    const more = block.locator("summary");
    await more.press("Enter");
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toBe("history.py");
    const address = new URL((await link.getAttribute("href"))!, page.url()).href;
    const file = await request.get(address);
    expect(await file.text()).toBe(`${await block.locator("pre code").textContent()}\n`);
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(more).toBeFocused();
    await more.press("Enter");
    await block.getByRole("button", { name: "Copy curl command for history.py" }).press("Enter");
    await expect.poll(() => clipboard(page)).toBe(`curl -O ${address}`);
    await page.locator(".copy-page summary").click();
    const zip = await page.getByRole("link", { name: "Download its files (ZIP)" }).getAttribute("href");
    const packed = unzipSync(await (await request.get(zip!)).body());
    expect(Object.keys(packed)).toEqual(["boats-2.xml", "boats-3.xml", "boats-1.xml", "history.py"]);
  });
  await visit(page, NOTED);
  const noted = page.locator("figure.code", { has: page.locator(".code-note") }).first();
  await softStep("A note's number links to its text", async () => {
    await checkAxe(page);
    const notes = page.locator("figure.code + .code-notes").first().getByRole("listitem");
    const numbers = noted.getByRole("link", { name: /^Note \d$/ });
    await expect(numbers).toHaveCount(await notes.count());
    await numbers.last().focus();
    await page.keyboard.press("Enter");
    await expect(notes.last()).toBeInViewport();
    expect(new URL(page.url()).hash).toBe(`#${await notes.last().getAttribute("id")}`);
  });
  await softStep("Numbers, notes and marks are not copied", async () => {
    await noted.getByRole("button", { name: "Copy code to clipboard" }).click();
    await expect(noted.getByRole("button", { name: "Copied" })).toBeVisible();
    const text = await clipboard(page);
    expect(text).toMatch(/^<MessageHeader>\n {2}<MessageThreadId>[^]*<\/MessageHeader>$/);
    expect(text).not.toMatch(/\[!|<\/\w+>[ \d]+\n/);
  });
});
