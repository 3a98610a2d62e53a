import { expect, test } from "@playwright/test";

import { goToLine, openPlayground, openSample, pickFile, sample, selected, showPanel } from "../support/playground";
import { nextFrames } from "../support/scroll";
import { threadTimes } from "../support/thread-times";
import { bothEnds } from "../support/widths";

const field = "Find in the structure";

test("The structure is searched by keyboard, and then looks as before", async ({ page }) => {
  await openPlayground(page);
  await openSample(page, "ERN 4.3 album", "43-album.xml");
  const rows = page.getByRole("treeitem");
  await page
    .getByRole("treeitem", { name: /^Resources/ })
    .locator(".toggle")
    .click();
  const before = await rows.count();
  await page.getByRole("searchbox", { name: field }).fill("QZ-ABC-26-00002");
  await expect(page.locator("#structure-matches")).toHaveText(/^\d+ of \d+ match$/);
  await expect(rows.locator("mark").first()).toHaveText("QZABC2600002");
  await expect(page.getByRole("status", { name: "Announcements" })).toHaveText(/\d+ of \d+ match$/);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("treeitem", { name: /ISRC: QZABC2600002/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "XML source" })).toBeFocused();
  expect(await selected(page)).toBe("<ISRC>QZABC2600002</ISRC>");
  await page.getByRole("searchbox", { name: field }).press("Escape");
  await expect(page.getByRole("searchbox", { name: field })).toHaveValue("");
  await expect(rows).toHaveCount(before);
});

test("Choosing a row, and going to a line, scrolls the source and not the page", bothEnds, async ({ page }) => {
  await openPlayground(page);
  await openSample(page, "ERN 4.3 album", "43-album.xml");
  const scrolled = () => page.evaluate(() => scrollY);
  for (const [name, tag] of [
    [/^Deals for R0 1/, "</DealList>"],
    [/^Parties/, "<PartyList>"],
  ] as const) {
    await showPanel(page, "Structure");
    const row = page.getByRole("treeitem", { name });
    // The click would do it otherwise, if the row isn't wholly in view.
    await row.scrollIntoViewIfNeeded();
    const before = await scrolled();
    await row.click();
    await expect(page.locator(".cm-line", { hasText: tag })).toBeInViewport();
    await nextFrames(page);
    expect(await scrolled()).toBe(before);
  }
  const before = await scrolled();
  for (const line of [2, 314, 150]) {
    await goToLine(page, line);
    await expect(page.locator(".cm-lineNumbers .cm-activeLineGutter")).toHaveText(String(line));
    await nextFrames(page);
    expect(await scrolled()).toBe(before);
  }
});

test("A search in a message of many megabytes doesn't block the page, and the newest query is answered", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const album = sample("43-album.xml");
  const [recording] = /<SoundRecording>[\s\S]*?<\/SoundRecording>/.exec(album)!;
  const many = Array.from({ length: 6000 }, (_, at) =>
    recording.replace(/<ResourceReference>[^<]*/, `<ResourceReference>A${at + 100}`),
  );
  await openPlayground(page);
  await pickFile(
    page,
    "large.xml",
    album.replace(recording, () => many.join("\n")),
  );
  const matches = page.locator("#structure-matches");
  await expect(page.getByRole("treeitem", { name: /^Resources 6,\d{3}/ })).toBeVisible({ timeout: 60_000 });
  const input = page.getByRole("searchbox", { name: field });
  const { longest } = await threadTimes(page, async () => {
    await input.fill("");
    await input.pressSequentially("A6099");
    await expect(matches).toHaveText(/^1 of [\d,]+ match$/, { timeout: 30_000 });
  });
  expect(longest).toBeLessThan(200);
  await expect(page.getByRole("treeitem", { name: /A6099/ })).toBeVisible();
});
