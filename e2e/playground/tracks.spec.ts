import { readFileSync } from "node:fs";

import { expect, type Page, test } from "@playwright/test";

import { aroundPanels, axeViolationsInBothModes } from "../support/axe-violations";
import { mayUseClipboard } from "../support/clipboard";
import { collectProblems } from "../support/collect-problems";
import { downloaded, openPlayground, openSample, sample, showPanel } from "../support/playground";
import { atEachWidth, bothEnds, expectFits } from "../support/widths";

test.use(mayUseClipboard);

const album = sample("43-album.xml");

const openTracks = async (page: Page): Promise<void> => {
  await openPlayground(page);
  await openSample(page, "ERN 4.3 album", "43-album.xml");
  await showPanel(page, "Tracks");
  await expect(page.getByRole("grid", { name: "Tracks" })).toContainText("QZABC2600003");
};

const cell = (page: Page, row: number, column: number) => page.locator(`[data-cell="${row - 1}:${column}"]`);
const [TITLE, ISRC, DURATION] = [1, 3, 4];
const xml = async (page: Page): Promise<string> => (await downloaded(page, "XML")).text;
const status = (page: Page) => page.locator(".outcome");

const paste = async (page: Page, text: string): Promise<void> => {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press("ControlOrMeta+v");
};

const showCsv = async (page: Page): Promise<void> => {
  if (!(await page.getByRole("button", { name: "Download as CSV" }).isVisible()))
    await page.locator(".track-tools summary").click();
};

const takeCsv = async (page: Page, content: string | Buffer): Promise<void> => {
  await showCsv(page);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Take from a CSV file" }).click();
  await (await chooser).setFiles({ name: "tracks.csv", mimeType: "text/csv", buffer: Buffer.from(content) });
};

test("Cells are edited, tracks moved and spreadsheets pasted by keyboard, Undo reverts each, and no wrong value is set", async ({
  page,
}) => {
  await openTracks(page);
  await test.step("Cells are navigated and edited by keyboard alone", async () => {
    await page.locator(".track-tools summary").focus();
    await page.keyboard.press("Tab");
    await expect(cell(page, 1, TITLE)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const field = page.getByRole("textbox", { name: "Title of track 2" });
    await expect(field).toHaveValue("Bend & Flow (Live)");
    await field.fill("X");
    await page.keyboard.press("Escape");
    await expect(cell(page, 2, TITLE)).toBeFocused();
    expect(await xml(page)).toBe(album);

    await cell(page, 2, TITLE).focus();
    await page.keyboard.press("F2");
    await field.fill("Bend & Break");
    await page.keyboard.press("Tab");
    await expect(status(page)).toHaveText("Title is set.");
    await expect(cell(page, 2, TITLE + 1)).toBeFocused();
    expect(await xml(page)).toBe(album.replaceAll(">Bend &amp; Flow (Live)<", ">Bend &amp; Break<"));

    await cell(page, 1, DURATION).focus();
    await page.keyboard.type("4:01");
    await page.keyboard.press("Enter");
    await expect(cell(page, 1, DURATION)).toHaveText("PT4M1S");
    await expect(cell(page, 2, DURATION)).toBeFocused();
    await page.keyboard.press("Control+End");
    await expect(cell(page, 3, 13)).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => xml(page)).toBe(album);
  });
  await test.step("Tracks are added, moved and removed, each as one step", async () => {
    await cell(page, 1, TITLE).focus();
    await page.keyboard.press("Alt+ArrowDown");
    await expect(status(page)).toHaveText("Track 1 is now track 2.");
    await expect(cell(page, 2, TITLE)).toHaveText("Source");
    await expect(cell(page, 2, TITLE)).toBeFocused();
    const moved = await xml(page);
    expect(moved.length).toBe(album.length);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => xml(page)).toBe(album);

    await page.getByRole("button", { name: "Add a track" }).click();
    const field = page.getByRole("textbox", { name: "Title of track 3" });
    await expect(field).toBeFocused();
    await field.fill("New");
    await page.keyboard.press("Enter");
    await expect(cell(page, 3, TITLE)).toHaveText("New");
    expect(await xml(page)).toContain("<ReleaseResourceReference>A5</ReleaseResourceReference>");

    await cell(page, 3, TITLE).click();
    await page.getByRole("button", { name: "Remove track 3" }).click();
    await expect(status(page)).toContainText("is removed");
    await expect.poll(() => xml(page)).toBe(album);
  });
  await test.step("Spreadsheet cells fill the grid from the selected cell on, and additional rows need confirmation", async () => {
    await cell(page, 1, ISRC).focus();
    await paste(page, "QZABC2600091\tPT1M\r\nQZABC2600092\t2:00\r\n");
    await expect(status(page)).toHaveText("Set: 4 cells. Undo takes it back.");
    await expect(cell(page, 2, DURATION)).toHaveText("PT2M0S");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => xml(page)).toBe(album);

    await cell(page, 3, TITLE).focus();
    await paste(page, "Third\nFourth\nFifth");
    await expect(page.getByRole("heading", { name: "Would change: 1 cell, 2 new tracks" })).toBeFocused();
    expect(await xml(page)).toBe(album);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(cell(page, 5, TITLE)).toHaveText("Fifth");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => xml(page)).toBe(album);
  });
  await test.step("A wrong value is reported with its remedy, and isn't set", async () => {
    await cell(page, 1, ISRC).click();
    await cell(page, 1, ISRC).click();
    const field = page.getByRole("textbox", { name: "ISRC of track 1" });
    await field.fill("QZ-1");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "is not an ISRC" })).toBeVisible();
    await expect(field).toBeFocused();
    expect(await axeViolationsInBothModes(page, { but: aroundPanels })).toEqual([]);
    await field.fill("qz-abc-26-00099");
    await page.keyboard.press("Enter");
    await expect(cell(page, 1, ISRC)).toHaveText("QZABC2600099");
  });
});

test("The table is downloaded as CSV, with a byte order mark or without, and a changed one is previewed first", async ({
  page,
}) => {
  const problems = collectProblems(page);
  await openTracks(page);
  const give = async (): Promise<string> => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download as CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("43-album.csv");
    return readFileSync(await file.path(), "utf8");
  };
  await showCsv(page);
  const csv = await give();
  expect(csv.startsWith("\uFEFF")).toBe(true);
  await page.getByRole("checkbox", { name: /byte order mark/ }).uncheck();
  expect(`\uFEFF${await give()}`).toBe(csv);

  await takeCsv(page, csv);
  await expect(page.getByRole("heading", { name: "Nothing would change" })).toBeFocused();
  await page.getByRole("button", { name: "Close" }).click();

  await takeCsv(page, csv.replace("PT3M45S", "3:46").replace("QZABC2600002", "QZ").replace("Label,", "Mood,"));
  const plan = page.getByRole("region", { name: "What would change" });
  await expect(page.getByRole("heading", { name: "Would change: 1 cell; 1 not taken" })).toBeVisible();
  await expect(page.getByText("The table has no column “Mood”")).toBeVisible();
  await expect(plan).toContainText("Track 1 Source");
  await expect(plan.getByRole("listitem").filter({ hasText: /^Duration/ })).toContainText("PT3M46S");
  await expect(plan.getByRole("listitem").filter({ hasText: /^ISRC/ })).toContainText("“QZ” is not an ISRC");
  expect(await axeViolationsInBothModes(page, { but: aroundPanels })).toEqual([]);
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(status(page)).toContainText("1 cell");
  expect(await xml(page)).toBe(album.replace("PT3M45S", "PT3M46S"));

  await takeCsv(page, Buffer.from("Title\nFjællet", "latin1"));
  await expect(page.getByRole("alert")).toContainText("not UTF-8");
  await takeCsv(page, 'Title\n"open');
  await expect(page.getByRole("alert")).toContainText("never closed");
  expect(problems).toEqual([]);
});

test("The grid scrolls within itself, and on a touch screen a second tap edits a cell", bothEnds, async ({ page }) => {
  await openTracks(page);
  await atEachWidth(page, async (width) => {
    await expectFits(page, `${width} pixels wide`);
    await cell(page, 1, TITLE).focus();
    await cell(page, 3, 13).focus();
    await expect(cell(page, 3, 13)).toBeInViewport();
  });
  if (page.viewportSize()!.width > 375) return;
  await cell(page, 1, TITLE).tap();
  await cell(page, 1, TITLE).tap();
  const field = page.getByRole("textbox", { name: "Title of track 1" });
  await field.fill("Tapped");
  await page.keyboard.press("Enter");
  await expect(cell(page, 1, TITLE)).toHaveText("Tapped");
});
