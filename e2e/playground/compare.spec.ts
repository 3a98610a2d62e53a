import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, type Page, test } from "@playwright/test";

import { tocMin } from "../../src/theme/breakpoints";
import { aroundPanels, axeViolationsInBothModes } from "../support/axe-violations";
import {
  compareWithFile,
  dropFiles,
  openFiles,
  openPlayground,
  pickFile,
  sample,
  selected,
  showPanel,
} from "../support/playground";
import { threadTimes } from "../support/thread-times";
import { atEachWidth, bothEnds, expectFits } from "../support/widths";

const single = sample("43-single.xml");
const album = sample("43-album.xml");

const panelOf = (page: Page) => page.getByRole("tabpanel", { name: "Changes" });
const differencesIn = (page: Page) => panelOf(page).getByRole("list", { name: "Differences" }).getByRole("listitem");

/** Compares the open message with a file. */
const compareWith = async (page: Page, name: string, content: string): Promise<void> => {
  await showPanel(page, "Changes");
  await panelOf(page).getByRole("button", { name: "Another message" }).click();
  await compareWithFile(page, { name, mimeType: "application/xml", buffer: Buffer.from(content) });
  await expect(panelOf(page)).toContainText(`From ${name} to`);
};

test("Messages are compared by meaning and by text, with files, samples and dropped files", async ({ page }) => {
  test.setTimeout(120_000);
  await test.step("The differences between two messages are listed with both values, and link to both positions", async () => {
    await openPlayground(page);
    await compareWith(page, "before.xml", single.replace("PT2M58S", "PT3M1S"));
    const changes = differencesIn(page);
    await expect(changes).toHaveCount(1);
    const notes = panelOf(page).getByRole("region", { name: "If the other message was sent before" });
    await expect(notes.getByRole("listitem")).toContainText(["Both messages have the ID"]);
    await expect(changes).toContainText(/^Changed.*Tracks.*Duration: PT3M1S → PT2M58S.*Line \d+ of before\.xml$/s);

    await changes.getByRole("button", { name: /Paper Boats/ }).click();
    await expect.poll(() => selected(page)).toBe("<Duration>PT2M58S</Duration>");

    await changes.getByRole("button", { name: /of before.xml/ }).click();
    await expect(page.locator(".file-name")).toHaveText("before.xml");
    await expect.poll(() => selected(page)).toBe("<Duration>PT3M1S</Duration>");
    await expect(panelOf(page)).toContainText("From 43-single.xml to before.xml");
    await expect(changes).toContainText("Duration: PT2M58S → PT3M1S");

    const report = page.waitForEvent("download");
    await panelOf(page).getByRole("button", { name: "Report as CSV" }).click();
    const csv = readFileSync(await (await report).path(), "utf8");
    expect(csv.split("\r\n")[1]).toMatch(/^tracks,changed,"?Paper Boats.*Duration,PT2M58S,PT3M1S,\d+,\d+$/);
  });
  await test.step("A different order and different references aren't changes, but a different text is", async () => {
    await pickFile(page, "album.xml", album);
    await expect(page.locator(".file-name")).toHaveText("album.xml");
    const recordings = album.match(/<SoundRecording>[\s\S]*?<\/SoundRecording>\s*/g)!;
    const other = album.replace(recordings.join(""), recordings.toReversed().join("")).replace(/>A(\d+)</g, ">A9$1<");
    await compareWith(page, "other.xml", other);
    await expect(panelOf(page)).toContainText("Both messages say the same");
    await panelOf(page).getByRole("button", { name: "By text" }).click();
    await expect(panelOf(page)).toContainText(/\d+ lines differ/);
  });
  await test.step("Samples of two versions can be compared, and a broken message by its text", async () => {
    await pickFile(page, "single.xml", single);
    await expect(page.locator(".file-name")).toHaveText("single.xml");
    await panelOf(page).getByRole("button", { name: "By meaning" }).click();
    await panelOf(page).getByRole("combobox", { name: "Compare with" }).selectOption({ label: "ERN 3.8.2 album" });
    await expect(panelOf(page)).toContainText("Version: ERN 3.8.2 → ERN 4.3");
    const parts = panelOf(page).getByRole("combobox", { name: "What is listed" });
    await parts.selectOption({ index: 1 });
    await expect(differencesIn(page).first()).toContainText("Message");
    await compareWith(page, "broken.xml", single.replace("</ResourceList>", ""));
    await expect(panelOf(page)).toContainText("The other message cannot be read");
    await panelOf(page).getByRole("button", { name: "By text" }).click();
    await expect(panelOf(page)).toContainText("1 line differs");
  });
  await test.step("A file dropped on the comparison is compared", async () => {
    await dropFiles(page, ".compare", { "dropped.xml": album });
    await expect(panelOf(page)).toContainText("From dropped.xml to single.xml");
    await expect(page.locator(".file-name")).toHaveText("single.xml");
  });
});

test("Texts are side by side if there is room, otherwise in one column, and pass axe", bothEnds, async ({ page }) => {
  await openPlayground(page);
  await compareWith(page, "before.xml", single.replace("PT2M58S", "PT3M1S"));
  await panelOf(page).getByRole("button", { name: "By text" }).click();
  expect.soft(await axeViolationsInBothModes(page, { but: aroundPanels })).toEqual([]);
  await atEachWidth(page, async (width) => {
    const isWide = width >= tocMin;
    await expect(panelOf(page).locator(".side-by-side")).toHaveCount(isWide ? 1 : 0);
    await expect(panelOf(page).getByRole("row").filter({ hasText: "PT3M1S" })).toContainText(
      isWide ? "<Duration>PT2M58S</Duration>" : "<Duration>PT3M1S</Duration>",
    );
    await expectFits(page, `${width} pixels wide`);
  });
  await panelOf(page)
    .getByRole("button", { name: /^Go to line \d+$/ })
    .last()
    .click();
  await expect(page.getByRole("textbox", { name: "XML source" })).toBeVisible();
});

test("Two messages of 5 MB are compared without blocking the page", async ({ page }, { outputDir }) => {
  test.setTimeout(120_000);
  const [recording] = single.match(/<SoundRecording>[\s\S]*?<\/SoundRecording>\s*/)!;
  const many = (duration: string): string =>
    single.replace(
      recording!,
      Array.from({ length: Math.ceil(5_000_000 / recording!.length) }, (_, at) =>
        recording!
          .replaceAll("A1", `A${at + 100}`)
          .replace(/<ISRC>.*?</, `<ISRC>QZ6XP26${String(at).padStart(5, "0")}<`)
          .replace("PT2M58S", at === 2000 ? duration : "PT2M58S"),
      ).join("") + recording!,
    );
  await openPlayground(page);
  mkdirSync(outputDir, { recursive: true });
  const [before, now] = ["before.xml", "now.xml"].map((name) => path.join(outputDir, name)) as [string, string];
  writeFileSync(before, many("PT8M"));
  writeFileSync(now, many("PT9M"));
  await openFiles(page, now);
  await expect(page.locator(".file-name")).toHaveText("now.xml");
  await expect(page.locator("[role=tabpanel][aria-busy]")).toHaveCount(0, { timeout: 60_000 });
  await showPanel(page, "Changes");
  await panelOf(page).getByRole("button", { name: "Another message" }).click();
  const times = await threadTimes(page, async () => {
    await compareWithFile(page, before);
    await expect(differencesIn(page)).toContainText("Duration: PT8M → PT9M", { timeout: 60_000 });
    await compareWithFile(page, now);
    await expect(panelOf(page)).toContainText("Both messages say the same", { timeout: 60_000 });
  });
  expect(times.longest).toBeLessThan(200);
  expect(times.page).toBeLessThan(times.workers);
});
