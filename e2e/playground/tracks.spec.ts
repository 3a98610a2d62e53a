import { readFileSync } from "node:fs";

import { isLongTier } from "@ddex-suite/ern/test/tier";
import type { Page } from "@playwright/test";

import { collectProblems } from "../support/collect-problems";
import { panelViolations } from "../support/panel-violations";
import { downloaded, openCard, sample, selected, showPanel, sourceText, undo } from "../support/playground";
import { softStep } from "../support/soft-step";
import { atEachWidth, expectFits, phone } from "../support/widths";
import { expect, test } from "./test";

const album = sample("43-album.xml");

test.beforeEach(async ({ playground: page }) => {
  await openCard(page, "An album of 3 tracks");
  await showPanel(page, "Tracks");
  await expect(page.getByRole("grid", { name: "Tracks" })).toContainText("QZABC2600003");
});

const cell = (page: Page, row: number, column: number) => page.locator(`[data-cell="${row - 1}:${column}"]`);
const [TITLE, ISRC, DURATION] = [1, 3, 4];
const status = (page: Page) => page.locator(".outcome");
const isUndone = (page: Page): Promise<void> => expect.poll(() => sourceText(page)).toBe(album);

const scrollsWithinItself = (page: Page): Promise<void> =>
  atEachWidth(page, async (width) => {
    await expectFits(page, `${width} pixels wide`);
    await cell(page, 1, TITLE).focus();
    await cell(page, 3, 13).focus();
    await expect(cell(page, 3, 13)).toBeInViewport();
  });

const paste = async (page: Page, text: string): Promise<void> => {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press("ControlOrMeta+v");
};

const takeCsv = async (page: Page, content: string | Buffer): Promise<void> => {
  if (!(await page.getByRole("button", { name: "Download as CSV" }).isVisible()))
    await page.locator(".track-tools summary").click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import a CSV file" }).click();
  await (await chooser).setFiles({ name: "tracks.csv", mimeType: "text/csv", buffer: Buffer.from(content) });
};

test("Cells are reached and edited by keyboard alone, and Undo reverts each", async ({ playground: page }) => {
  const field = page.getByRole("textbox", { name: "Title of track 2" });
  await test.step("Tab leads to the grid, the arrow keys in it, and Escape discards what was typed", async () => {
    await page.locator(".track-tools summary").focus();
    await page.keyboard.press("Tab");
    await expect(cell(page, 1, TITLE)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("Bend & Flow (Live)");
    await field.fill("X");
    await page.keyboard.press("Escape");
    await expect(cell(page, 2, TITLE)).toBeFocused();
    expect(await sourceText(page)).toBe(album);
  });

  await test.step("F2 edits a cell, and Tab sets it and moves right", async () => {
    await cell(page, 2, TITLE).focus();
    await page.keyboard.press("F2");
    await field.fill("Bend & Break");
    await page.keyboard.press("Tab");
    await expect(status(page)).toHaveText("Title is set.");
    await expect(cell(page, 2, TITLE + 1)).toBeFocused();
    expect(await sourceText(page)).toBe(album.replaceAll(">Bend &amp; Flow (Live)<", ">Bend &amp; Break<"));
  });

  await test.step("What is typed on a cell replaces it, and Enter sets it and moves down", async () => {
    await cell(page, 1, DURATION).focus();
    await page.keyboard.type("4:01");
    await page.keyboard.press("Enter");
    await expect(cell(page, 1, DURATION)).toHaveText("PT4M1S");
    await expect(cell(page, 2, DURATION)).toBeFocused();
    await page.keyboard.press("Control+End");
    await expect(cell(page, 3, 14)).toBeFocused();
    await undo(page);
    await undo(page);
    await isUndone(page);
  });

  await softStep("A wrong value is reported with its remedy, and isn't set", async () => {
    await cell(page, 1, ISRC).click();
    await cell(page, 1, ISRC).click();
    const isrc = page.getByRole("textbox", { name: "ISRC of track 1" });
    await isrc.fill("QZ-1");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "is not an ISRC" })).toBeVisible();
    await expect(isrc).toBeFocused();
    if (isLongTier) expect.soft(await panelViolations(page)).toEqual([]);
    await isrc.fill("qz-abc-26-00099");
    await page.keyboard.press("Enter");
    await expect(cell(page, 1, ISRC)).toHaveText("QZABC2600099");
  });
});

test("The grid has a row for each track, which can be shown, moved, added and removed", async ({
  playground: page,
}) => {
  await test.step("A row for each track, which is shown in the source", async () => {
    const flat = JSON.parse((await downloaded(page, "JSON, a row per track")).text) as unknown[];
    const table = page.getByRole("region", { name: "Table of tracks" });
    await expect(table.getByRole("row")).toHaveCount(flat.length + 1);
    await page.getByRole("button", { name: "Show in the source" }).click();
    await expect.poll(() => selected(page)).toMatch(/^<ResourceGroupContentItem>/);
  });

  await softStep("A track is moved by keyboard, and the focus goes with it", async () => {
    await cell(page, 1, TITLE).focus();
    await page.keyboard.press("Alt+ArrowDown");
    await expect(status(page)).toHaveText("Track 1 is now track 2.");
    await expect(cell(page, 2, TITLE)).toHaveText("Source");
    await expect(cell(page, 2, TITLE)).toBeFocused();
    expect((await sourceText(page)).length).toBe(album.length);
    await undo(page);
    await isUndone(page);
  });

  await softStep("A track is added with a reference of its own, and removed again", async () => {
    await cell(page, 2, TITLE).focus();
    await page.getByRole("button", { name: "Add a track" }).click();
    const field = page.getByRole("textbox", { name: "Title of track 3" });
    await expect(field).toBeFocused();
    await field.fill("New");
    await page.keyboard.press("Enter");
    await expect(cell(page, 3, TITLE)).toHaveText("New");
    expect(await sourceText(page)).toContain("<ReleaseResourceReference>A5</ReleaseResourceReference>");

    await cell(page, 3, TITLE).click();
    await page.getByRole("button", { name: "Remove track 3" }).click();
    await expect(status(page)).toContainText("is removed");
    await isUndone(page);
  });

  await softStep("The grid scrolls within itself", () => scrollsWithinItself(page));
});

test("Tables are pasted, downloaded and imported, as far as they can be", async ({ playground: page }) => {
  const problems = collectProblems(page);
  await softStep("Spreadsheet cells fill the grid, and additional rows need confirmation", async () => {
    await cell(page, 1, ISRC).focus();
    await paste(page, "QZABC2600091\tPT1M\r\nQZABC2600092\t2:00\r\n");
    await expect(status(page)).toHaveText("Set: 4 cells. Undo reverts it.");
    await expect(cell(page, 2, DURATION)).toHaveText("PT2M0S");
    await undo(page);
    await isUndone(page);

    await cell(page, 3, TITLE).focus();
    await paste(page, "Third\nFourth\nFifth");
    await expect(page.getByRole("heading", { name: "Would change: 1 cell, 2 new tracks" })).toBeFocused();
    expect(await sourceText(page)).toBe(album);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(cell(page, 5, TITLE)).toHaveText("Fifth");
    await undo(page);
    await isUndone(page);
  });

  await softStep("The table is downloaded as CSV, with a byte order mark or without", async () => {
    const download = async (): Promise<string> => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download as CSV" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("43-album.csv");
      return readFileSync(await file.path(), "utf8");
    };
    await page.locator(".track-tools summary").click();
    const csv = await download();
    expect(csv.startsWith("\uFEFF")).toBe(true);
    await page.getByRole("checkbox", { name: /byte order mark/ }).uncheck();
    expect(`\uFEFF${await download()}`).toBe(csv);
    await takeCsv(page, csv);
    await expect(page.getByRole("heading", { name: "Nothing would change" })).toBeFocused();
  });

  await softStep("A table that isn't UTF-8, or has an open quote, is refused", async () => {
    await takeCsv(page, Buffer.from("Title\nFjællet", "latin1"));
    await expect.soft(page.getByRole("alert")).toContainText("not UTF-8");
    await takeCsv(page, 'Title\n"open');
    await expect.soft(page.getByRole("alert")).toContainText("never closed");
  });

  await softStep("A table that was changed is previewed, and applied as far as it can be", async () => {
    const csv = (await downloaded(page, "CSV, a row per track")).text;
    await takeCsv(page, csv.replace("PT3M45S", "3:46").replace("QZABC2600002", "QZ").replace("Label,", "Mood,"));
    const plan = page.getByRole("region", { name: "What would change" });
    await expect(page.getByRole("heading", { name: "Would change: 1 cell; 1 left out" })).toBeVisible();
    await expect.soft(page.getByText("The table has no column “Mood”")).toBeVisible();
    await expect.soft(plan).toContainText("Track 1 Source");
    await expect.soft(plan.getByRole("listitem").filter({ hasText: /^Duration/ })).toContainText("PT3M46S");
    await expect.soft(plan.getByRole("listitem").filter({ hasText: /^ISRC/ })).toContainText("“QZ” is not an ISRC");
    if (isLongTier) expect.soft(await panelViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(status(page)).toContainText("1 cell");
    expect(await sourceText(page)).toBe(album.replace("PT3M45S", "PT3M46S"));
  });
  expect(problems).toEqual([]);
});

test(
  "The grid scrolls within itself, and on a phone a second tap edits a cell",
  phone,
  async ({ playground: page }) => {
    await scrollsWithinItself(page);
    await cell(page, 1, TITLE).tap();
    await cell(page, 1, TITLE).tap();
    const field = page.getByRole("textbox", { name: "Title of track 1" });
    await field.fill("Tapped");
    await page.keyboard.press("Enter");
    await expect(cell(page, 1, TITLE)).toHaveText("Tapped");
  },
);
