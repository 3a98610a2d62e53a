import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { readSchema } from "@ddex-suite/ern/test/read-schema";
import type { Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";

import { clipboard } from "../support/clipboard";
import { collectProblems } from "../support/collect-problems";
import {
  chooseIn,
  fileName,
  openCard,
  openFiles,
  panelNamed,
  sample,
  selected,
  showPanel,
  sourceEditor,
  start,
  undo,
} from "../support/playground";
import { softStep } from "../support/soft-step";
import { phone } from "../support/widths";
import { expect, test } from "./test";

const broken = sample("43-broken.xml");
const single = sample("43-single.xml");
const old = sample("382-album.xml");

const panelOf = (page: Page) => panelNamed(page, "Files");
const rowOf = (page: Page, name: string) => panelOf(page).getByRole("row").filter({ hasText: name });
const state = (page: Page) => panelOf(page).locator(".files-state");

const openAll = async (page: Page, files: Record<string, string | Buffer>): Promise<void> => {
  const payloads = Object.entries(files).map(([name, content]) => ({
    name,
    mimeType: "application/octet-stream",
    buffer: Buffer.from(content),
  }));
  await openFiles(page, payloads);
  await expect(state(page)).toContainText(/^\d+ files/);
};

const checkAll = async (page: Page): Promise<void> => {
  await panelOf(page).getByRole("button", { name: "Check all" }).click();
  await expect(state(page)).toContainText(/[1-9]\d* checked/, { timeout: 60_000 });
};

const downloadOf = async (page: Page, format: string): Promise<string> => {
  const choice = panelOf(page).getByRole("combobox", { name: "Download a report" });
  const [file] = await Promise.all([page.waitForEvent("download"), choice.selectOption(format)]);
  return readFileSync(await file.path(), "utf8");
};

test("Several files are listed with a summary, sorted, filtered and opened, until closed", async ({
  playground: page,
}) => {
  const problems = collectProblems(page);
  await openCard(page, "A single");
  await expect(page.getByRole("tab", { name: "Files" })).toHaveCount(0);
  await openAll(page, { "b.xml": single, "a.xml": old, "notes.txt": "notes", "c.xml": broken });
  await expect(fileName(page)).toHaveText("b.xml");
  await expect.soft(rowOf(page, "a.xml")).toContainText("ERN 3.8.2");
  await expect.soft(rowOf(page, "b.xml")).toContainText("ERN 4.3");
  await expect.soft(rowOf(page, "notes.txt")).toContainText("This isn’t an XML file: a message begins with “<”.");
  const names = panelOf(page).locator("tbody th");
  await expect(names).toHaveText(["a.xml", "b.xml", "c.xml", "notes.txt"]);

  await softStep("Sorted by the heading", async () => {
    const heading = panelOf(page).getByRole("columnheader", { name: "File", exact: true });
    await heading.getByRole("button").focus();
    await page.keyboard.press("Enter");
    await expect.soft(names).toHaveText(["notes.txt", "c.xml", "b.xml", "a.xml"]);
    await expect.soft(heading).toHaveAttribute("aria-sort", "descending");
  });

  await test.step("Filtered, and opened as a step that Undo reverts", async () => {
    await panelOf(page).getByRole("searchbox").fill("3.8.2");
    await expect(names).toHaveText(["a.xml"]);
    await panelOf(page).getByRole("button", { name: "a.xml" }).click();
    await expect(fileName(page)).toHaveText("a.xml");
    await undo(page);
    await expect(fileName(page)).toHaveText("b.xml");
  });

  await test.step("The view is there only while files are listed", async () => {
    await panelOf(page).getByRole("button", { name: "Close the list" }).click();
    await expect(page.getByRole("tab", { name: "Files" })).toHaveCount(0);
    await expect(panelNamed(page, "Structure")).toBeVisible();
  });
  expect(problems).toEqual([]);
});

test("All files are checked, and their problems are listed, opened, copied and downloaded", async ({
  playground: page,
}) => {
  await openAll(page, { "a.xml": single, "broken.xml": broken });
  await checkAll(page);
  const diagnostics = panelOf(page).getByRole("listitem");
  await softStep("What breaks the release profile is counted in a column of its own", async () => {
    const headings = await panelOf(page).getByRole("columnheader").allTextContents();
    const count = rowOf(page, "broken.xml")
      .getByRole("cell")
      .nth(headings.indexOf("Release profile") - 1);
    await expect.soft(count).toHaveText("1");
    await panelOf(page).getByRole("combobox", { name: "Severity of problems" }).selectOption("profile");
    await expect(diagnostics).toContainText([/^.*Against a rule of the release profile SimpleAudioSingle/]);
    await expect(diagnostics).toHaveCount(1);
    expect(await downloadOf(page, "JUnit")).toContain('<testcase classname="broken.xml" name="release profile">');
  });

  await test.step("Problems are filtered by their kind", async () => {
    await expect(state(page)).toContainText("2 files, 2 checked, 1 with problems.");
    await panelOf(page).getByRole("combobox", { name: "Severity of problems" }).selectOption({ index: 0 });
    await expect.poll(() => diagnostics.count()).toBeGreaterThan(1);
    await panelOf(page).getByRole("combobox", { name: "Kind of problems" }).selectOption("duration");
    await expect(diagnostics).toHaveCount(1);
  });

  await softStep("They are copied, and downloaded as they are filtered", async () => {
    await panelOf(page).getByRole("button", { name: "Copy problems" }).click();
    await expect.poll(() => clipboard(page)).toMatch(/^broken\.xml\terror\tduration\t\d+\t\d+\t.*\n$/);
    expect
      .soft(await downloadOf(page, "CSV"))
      .toMatch(/^\uFEFFFile,Check,Severity,.*\r\nbroken\.xml,built-in checks,error,duration,.*\r\n$/);
    const {
      files: [ofSingle, ofBroken],
    } = JSON.parse(await downloadOf(page, "JSON")) as { files: { file: string; checks: object[] }[] };
    expect.soft(ofSingle).toMatchObject({ file: "a.xml", checks: [{ problems: [] }, { problems: [] }] });
    expect
      .soft(ofBroken)
      .toMatchObject({ checks: [{ problems: [{ code: "duration" }] }, { name: "release profile" }] });
  });

  await test.step("A problem leads to its file and position", async () => {
    await diagnostics.getByRole("button").first().click();
    await expect(fileName(page)).toHaveText("broken.xml");
    await expect.poll(() => selected(page)).toContain("2:58");
  });
});

// What is in an archive, unit tests show.
test("A folder and a ZIP are opened with the paths of their files, and a damaged ZIP refused", async ({
  playground: page,
}, { outputDir }) => {
  await softStep("A folder", async () => {
    const folder = path.join(outputDir, "delivery");
    mkdirSync(path.join(folder, "disc"), { recursive: true });
    writeFileSync(path.join(folder, "one.xml"), single);
    writeFileSync(path.join(folder, "disc", "two.xml"), old);
    await start(page).getByRole("button", { name: "Start with an empty source" }).click();
    const chooser = page.waitForEvent("filechooser");
    await chooseIn(page, "Open", "Folder");
    await (await chooser).setFiles(folder);
    await expect(rowOf(page, "delivery/disc/two.xml")).toContainText("ERN 3.8.2");
    await expect(rowOf(page, "delivery/one.xml")).toContainText("ERN 4.3");
  });

  await softStep("A ZIP", async () => {
    const archive = zipSync({ "x/a.xml": strToU8(single), "x/b.xml": strToU8(broken), "x/cover.jpg": strToU8("JPEG") });
    await openAll(page, { "batch.zip": Buffer.from(archive) });
    await expect(fileName(page)).toHaveText("a.xml");
    await expect.soft(rowOf(page, "batch.zip/x/b.xml")).toContainText("ERN 4.3");
    await expect.soft(rowOf(page, "cover.jpg")).toContainText("Not unpacked");
    await expect.soft(panelOf(page).locator("tbody tr")).toHaveCount(3);
  });

  await softStep("A damaged ZIP", async () => {
    const buffer = Buffer.from("PK, and nothing more");
    await openFiles(page, { name: "damaged.zip", mimeType: "application/zip", buffer });
    await expect(page.getByRole("alert")).toContainText("damaged.zip: Cannot be unpacked");
  });
});

test("A ZIP of messages, a schema and rules brings all, and all files are checked with them", async ({
  playground: page,
}) => {
  const right = readSchema("message.xml");
  const schemas = ["release-notification.xsd", "parts.xsd", "allowed.xsd", "rules.sch"];
  const packed = zipSync({
    "batch/right.xml": strToU8(right),
    "batch/slip.xml": strToU8(right.replace("PT2M58S", "2:58")),
    ...Object.fromEntries(schemas.map((name) => [`ern/${name}`, strToU8(readSchema(name))])),
  });
  await openFiles(page, { name: "all.zip", mimeType: "application/zip", buffer: Buffer.from(packed) });
  await expect(fileName(page)).toHaveText("right.xml");
  await expect(rowOf(page, "all.zip/batch/slip.xml")).toBeVisible();

  await test.step("The open message is checked with them", async () => {
    await showPanel(page, "Schema");
    const keptFiles = page.getByRole("list", { name: "Saved in this browser" }).getByRole("listitem");
    await expect(keptFiles).toHaveCount(schemas.length);
    await showPanel(page, "Checks");
    const checked = page.getByRole("group", { name: "What was checked" });
    await expect(checked).toContainText("Valid against release-notification.xsd 4.3.");
  });

  await test.step("All files are", async () => {
    await showPanel(page, "Files");
    await checkAll(page);
    await expect.soft(state(page)).not.toContainText("Built-in checks only");
    const found = panelOf(page).getByRole("region", { name: "Problems" }).getByRole("listitem");
    await expect.soft(found.filter({ hasText: "slip.xml:" })).toContainText([/its type is xs:duration/]);
    await expect.soft(found.filter({ hasText: "right.xml:" })).toContainText([/says nothing of explicit words/]);
    const csv = await downloadOf(page, "CSV");
    expect.soft(csv).toContain("right.xml,rules.sch,error,rules,");
    expect.soft(csv).toContain("slip.xml,release-notification.xsd 4.3,error,xsd-atomic-type,");
    const recording = "/Q{http://ddex.net/xml/ern/43}NewReleaseMessage[1]/Q{}ResourceList[1]/Q{}SoundRecording[2]";
    expect
      .soft(await downloadOf(page, "SVRL, as of Schematron"))
      .toContain(`id="xsd-atomic-type" location="${recording}/Q{}Duration[1]"`);
  });
});

test("On a phone a file of the list opens in the source, and the list stays", phone, async ({ playground: page }) => {
  await openAll(page, { "a.xml": single, "382.xml": old });
  await panelOf(page).getByRole("button", { name: "382.xml" }).click();
  await expect(sourceEditor(page)).toBeVisible();
  await showPanel(page, "Files");
  await expect(rowOf(page, "382.xml")).toBeVisible();
});
