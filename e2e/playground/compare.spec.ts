import { readFileSync } from "node:fs";

import { isLongTier } from "@ddex-suite/ern/test/tier";
import type { Page } from "@playwright/test";

import { tocMin } from "../../src/theme/breakpoints";
import { panelViolations } from "../support/panel-violations";
import {
  compareWithFile,
  dropFiles,
  fileName,
  openCard,
  openFile,
  panelNamed,
  sample,
  selected,
  showPanel,
  sourceEditor,
} from "../support/playground";
import { softStep } from "../support/soft-step";
import { atEachWidth, expectFits, phone } from "../support/widths";
import { expect, test } from "./test";

const single = sample("43-single.xml");
const album = sample("43-album.xml");
const earlier = single.replace("PT2M58S", "PT3M1S");

const panelOf = (page: Page) => panelNamed(page, "Changes");
const differencesIn = (page: Page) => panelOf(page).getByRole("list", { name: "Differences" }).getByRole("listitem");

/** Compares the open message with a file. */
const compareWith = async (page: Page, name: string, content: string): Promise<void> => {
  await showPanel(page, "Changes");
  await panelOf(page).getByRole("button", { name: "Another message" }).click();
  await compareWithFile(page, { name, mimeType: "application/xml", buffer: Buffer.from(content) });
  await expect(panelOf(page)).toContainText(`From ${name} to`);
};

/** Shows the texts: side by side if there is room, otherwise in one column, with a way to each line. */
const showsTexts = async (page: Page): Promise<void> => {
  await panelOf(page).getByRole("button", { name: "By text" }).click();
  const changed = panelOf(page).getByRole("row").filter({ hasText: "PT3M1S" });
  await expect(changed).toBeVisible();
  if (isLongTier) expect.soft(await panelViolations(page)).toEqual([]);
  await atEachWidth(page, async (width) => {
    const isWide = width >= tocMin;
    await expect(panelOf(page).locator(".side-by-side")).toHaveCount(isWide ? 1 : 0);
    await expect(changed).toContainText(isWide ? "<Duration>PT2M58S</Duration>" : "<Duration>PT3M1S</Duration>");
    await expectFits(page, `${width} pixels wide`);
  });
  await panelOf(page)
    .getByRole("button", { name: /^Go to line \d+$/ })
    .last()
    .click();
  await expect(sourceEditor(page)).toBeVisible();
};

test("Differences are listed by meaning or text, downloaded, and lead to both positions", async ({
  playground: page,
}) => {
  await openCard(page, "A single");
  await compareWith(page, "before.xml", earlier);
  const changes = differencesIn(page);
  await softStep("Each is listed with both values", async () => {
    await expect(changes).toHaveCount(1);
    const notes = panelOf(page).getByRole("region", { name: "If the other message was sent before" });
    await expect.soft(notes.getByRole("listitem")).toContainText(["Both messages have the ID"]);
    await expect.soft(changes).toContainText(/^Changed.*Tracks.*Duration: PT3M1S → PT2M58S.*Line \d+ of before\.xml$/s);
  });

  await softStep("They are downloaded as CSV, with both lines", async () => {
    const report = page.waitForEvent("download");
    await panelOf(page).getByRole("button", { name: "Report as CSV" }).click();
    const csv = readFileSync(await (await report).path(), "utf8");
    expect(csv.split("\r\n")[1]).toMatch(/^tracks,changed,"?Paper Boats.*Duration,PT3M1S,PT2M58S,\d+,\d+$/);
  });

  await softStep("Texts are side by side if there is room, otherwise in one column", async () => {
    await showsTexts(page);
    await panelOf(page).getByRole("button", { name: "By meaning" }).click();
  });

  await softStep("Each leads to both positions", async () => {
    await changes.getByRole("button", { name: /Paper Boats/ }).click();
    await expect.poll(() => selected(page)).toBe("<Duration>PT2M58S</Duration>");
    await changes.getByRole("button", { name: /of before.xml/ }).click();
    await expect(fileName(page)).toHaveText("before.xml");
    await expect.poll(() => selected(page)).toBe("<Duration>PT3M1S</Duration>");
    await expect(panelOf(page)).toContainText("From 43-single.xml to before.xml");
    await expect(changes).toContainText("Duration: PT2M58S → PT3M1S");
  });
});

test("A message is compared with a sample, a dropped file, a reordered and a broken one", async ({
  playground: page,
}) => {
  await openFile(page, "album.xml", album);
  await showPanel(page, "Changes");
  await panelOf(page).getByRole("button", { name: "Another message" }).click();
  await softStep("A sample of another version", async () => {
    await panelOf(page).getByRole("combobox", { name: "Compare with" }).selectOption({ label: "An older version" });
    await expect(panelOf(page)).toContainText("Version: ERN 3.8.2 → ERN 4.3");
    await panelOf(page).getByRole("combobox", { name: "What is listed" }).selectOption({ index: 1 });
    await expect(differencesIn(page).first()).toContainText("Message");
  });

  await softStep("A file dropped on the comparison is compared, and not opened", async () => {
    await dropFiles(page, ".compare", { "dropped.xml": single });
    await expect(panelOf(page)).toContainText("From dropped.xml to album.xml");
    await expect(fileName(page)).toHaveText("album.xml");
  });

  await softStep("A different order and different references differ by text, not by meaning", async () => {
    const recordings = album.match(/<SoundRecording>[\s\S]*?<\/SoundRecording>\s*/g)!;
    const reordered = album
      .replace(recordings.join(""), recordings.toReversed().join(""))
      .replace(/>A(\d+)</g, ">A9$1<");
    await compareWith(page, "other.xml", reordered);
    await expect(panelOf(page)).toContainText("Both messages say the same");
    await panelOf(page).getByRole("button", { name: "By text" }).click();
    await expect(panelOf(page)).toContainText(/\d+ lines differ/);
  });

  await softStep("A message that can't be read is compared by its text", async () => {
    await panelOf(page).getByRole("button", { name: "By meaning" }).click();
    await compareWith(page, "broken.xml", album.replace("</ResourceList>", ""));
    await expect(panelOf(page)).toContainText("The other message cannot be read");
    await panelOf(page).getByRole("button", { name: "By text" }).click();
    await expect(panelOf(page)).toContainText("1 line differs");
  });
});

test("Texts are in one column on a phone, where a line leads to the source", phone, async ({ playground: page }) => {
  await openCard(page, "A single");
  await compareWith(page, "before.xml", earlier);
  await showsTexts(page);
});
