import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, type Page, test } from "@playwright/test";
import { strToU8, zipSync } from "fflate";

import { readSchema } from "../../src/test/ern/read-schema";
import { clipboard, mayUseClipboard } from "../support/clipboard";
import { collectProblems } from "../support/collect-problems";
import { chooseIn, openFiles, openPlayground, sample, selected, showPanel } from "../support/playground";
import { forgetAll } from "../support/storage";
import { threadTimes } from "../support/thread-times";
import { phone } from "../support/widths";

test.use(mayUseClipboard);

const broken = sample("43-broken.xml");
const single = sample("43-single.xml");
const old = sample("382-album.xml");

/** A message of 100 kB, most of it deals. */
const long = single.replace(/\n *<Deal>[^]*?<\/Deal>/, (deal) => deal.repeat(Math.ceil(100_000 / deal.length)));

const panelOf = (page: Page) => page.getByRole("tabpanel", { name: "Files" });
const rowOf = (page: Page, name: string) => panelOf(page).getByRole("row").filter({ hasText: name });

const openAll = async (page: Page, files: Record<string, string | Buffer>): Promise<void> => {
  const given = Object.entries(files).map(([name, content]) => ({
    name,
    mimeType: "application/octet-stream",
    buffer: Buffer.from(content),
  }));
  await openFiles(page, given);
  await expect(panelOf(page).locator(".files-state")).toContainText(/^\d+ files/);
};

const checkAll = async (page: Page): Promise<void> => {
  await panelOf(page).getByRole("button", { name: "Check all" }).click();
  await expect(panelOf(page).locator(".files-state")).toContainText(/[1-9]\d* checked/, { timeout: 60_000 });
};

const downloadOf = async (page: Page, format: string): Promise<string> => {
  const choice = panelOf(page).getByRole("combobox", { name: "Download a report" });
  const [file] = await Promise.all([page.waitForEvent("download"), choice.selectOption(format)]);
  return readFileSync(await file.path(), "utf8");
};

test("Several files are listed, checked and exported, from a folder or a ZIP too, with schemas and rules that were added", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await test.step("Several files are listed with a summary, sorted, filtered and opened", async () => {
    const problems = collectProblems(page);
    await openPlayground(page);
    await expect(page.getByRole("tab", { name: "Files" })).toHaveCount(0);
    await openAll(page, { "b.xml": single, "a.xml": old, "notes.txt": "notes", "c.xml": broken });
    await expect(page.locator(".file-name")).toHaveText("b.xml");
    await expect(rowOf(page, "a.xml")).toContainText("ERN 3.8.2");
    await expect(rowOf(page, "b.xml")).toContainText("ERN 4.3");
    await expect(rowOf(page, "notes.txt")).toContainText("No XML file: a message begins with “<”.");
    const names = () => panelOf(page).locator("tbody th").allTextContents();
    expect(await names()).toEqual(["a.xml", "b.xml", "c.xml", "notes.txt"]);

    const heading = panelOf(page).getByRole("columnheader", { name: "File", exact: true });
    await heading.getByRole("button").focus();
    await page.keyboard.press("Enter");
    expect(await names()).toEqual(["notes.txt", "c.xml", "b.xml", "a.xml"]);
    await expect(heading).toHaveAttribute("aria-sort", "descending");

    await panelOf(page).getByRole("searchbox").fill("3.8.2");
    expect(await names()).toEqual(["a.xml"]);
    await panelOf(page).getByRole("button", { name: "a.xml" }).click();
    await expect(page.locator(".file-name")).toHaveText("a.xml");
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect(page.locator(".file-name")).toHaveText("b.xml");

    await panelOf(page).getByRole("button", { name: "Close the list" }).click();
    await expect(page.getByRole("tab", { name: "Files" })).toHaveCount(0);
    await expect(page.getByRole("tabpanel", { name: "Structure" })).toBeVisible();
    expect(problems).toEqual([]);
  });
  await test.step("All files are checked; problems are filtered, copied and exported, and link to their position", async () => {
    await openAll(page, { "a.xml": single, "broken.xml": broken });
    await checkAll(page);
    await expect(panelOf(page).locator(".files-state")).toContainText("2 files, 2 checked, 1 with problems.");
    const diagnostics = panelOf(page).getByRole("listitem");
    const all = await diagnostics.count();
    await panelOf(page).getByRole("combobox", { name: "Kind of problems" }).selectOption("duration");
    await expect(diagnostics).toHaveCount(1);
    expect(all).toBeGreaterThan(1);

    await test.step("The rules of the release profile have a column of their own, and aren't counted as problems", async () => {
      const headings = await panelOf(page).getByRole("columnheader").allTextContents();
      const count = rowOf(page, "broken.xml")
        .getByRole("cell")
        .nth(headings.indexOf("Release profile") - 1);
      await expect(count).toHaveText("1");
      await panelOf(page).getByRole("combobox", { name: "Kind of problems" }).selectOption("");
      await panelOf(page).getByRole("combobox", { name: "Severity of problems" }).selectOption("profile");
      await expect(diagnostics).toContainText([/^.*Against a rule of the release profile SimpleAudioSingle/]);
      await expect(diagnostics).toHaveCount(1);
      expect(await downloadOf(page, "JUnit")).toContain('<testcase classname="broken.xml" name="release profile">');
      await panelOf(page).getByRole("combobox", { name: "Severity of problems" }).selectOption("");
      await panelOf(page).getByRole("combobox", { name: "Kind of problems" }).selectOption("duration");
    });

    await panelOf(page).getByRole("button", { name: "Copy problems" }).click();
    expect(await clipboard(page)).toMatch(/^broken\.xml\terror\tduration\t\d+\t\d+\t.*\n$/);
    expect(await downloadOf(page, "CSV")).toMatch(
      /^\uFEFFFile,Check,Severity,.*\r\nbroken\.xml,own checks,error,duration,.*\r\n$/,
    );
    const [ofSingle, ofBroken] = JSON.parse(await downloadOf(page, "JSON")) as { file: string; checks: object[] }[];
    expect(ofSingle).toMatchObject({ file: "a.xml", checks: [{ problems: [] }, { problems: [] }] });
    expect(ofBroken).toMatchObject({ checks: [{ problems: [{ code: "duration" }] }, { name: "release profile" }] });

    await diagnostics.getByRole("button").first().click();
    await expect(page.locator(".file-name")).toHaveText("broken.xml");
    await expect.poll(() => selected(page)).toContain("2:58");
  });
  await test.step("A folder and a ZIP are opened with the names of their files", async () => {
    const folder = path.join(test.info().outputDir, "delivery");
    mkdirSync(path.join(folder, "disc"), { recursive: true });
    writeFileSync(path.join(folder, "one.xml"), single);
    writeFileSync(path.join(folder, "disc", "two.xml"), old);
    const chooser = page.waitForEvent("filechooser");
    await chooseIn(page, "Open", "Folder");
    await (await chooser).setFiles(folder);
    await expect(rowOf(page, "delivery/disc/two.xml")).toContainText("ERN 3.8.2");
    await expect(rowOf(page, "delivery/one.xml")).toContainText("ERN 4.3");

    const archive = zipSync({
      "x/a.xml": strToU8(single),
      "x/b.xml": strToU8(broken),
      "x/cover.jpg": strToU8("JPEG"),
      "__MACOSX/x/._a.xml": strToU8("nothing"),
    });
    await openAll(page, { "batch.zip": Buffer.from(archive) });
    await expect(page.locator(".file-name")).toHaveText("a.xml");
    await expect(rowOf(page, "batch.zip/x/b.xml")).toContainText("ERN 4.3");
    await expect(rowOf(page, "cover.jpg")).toContainText("Not unpacked");
    await expect(panelOf(page).locator("tbody tr")).toHaveCount(3);

    await openFiles(page, {
      name: "damaged.zip",
      mimeType: "application/zip",
      buffer: Buffer.from("PK, and nothing more"),
    });
    await expect(page.getByRole("alert")).toContainText("damaged.zip: Cannot be unpacked");
  });
  await test.step("Check all uses a schema and rules that were added", async () => {
    await forgetAll(page);
    await openPlayground(page);
    const right = readSchema("message.xml");
    const schemas = ["release-notification.xsd", "parts.xsd", "allowed.xsd", "rules.sch"];
    await openAll(page, {
      "right.xml": right,
      "slip.xml": right.replace("PT2M58S", "2:58"),
      ...Object.fromEntries(schemas.map((name) => [name, readSchema(name)])),
    });
    await page.getByRole("tab", { name: "Files" }).click();
    await checkAll(page);
    await expect(panelOf(page).locator(".files-state")).not.toContainText("Own checks only");
    const found = panelOf(page).getByRole("region", { name: "Problems" }).getByRole("listitem");
    await expect(found.filter({ hasText: "slip.xml:" })).toContainText([/its type is xs:duration/]);
    await expect(found.filter({ hasText: "right.xml:" })).toContainText([/says nothing of explicit words/]);
    const csv = await downloadOf(page, "CSV");
    expect(csv).toContain("right.xml,rules.sch,error,rules,");
    expect(csv).toContain("slip.xml,release-notification.xsd 4.3,error,xsd-atomic-type,");
    const recording = "/Q{http://ddex.net/xml/ern/43}NewReleaseMessage[1]/Q{}ResourceList[1]/Q{}SoundRecording[2]";
    expect(await downloadOf(page, "SVRL, as of Schematron")).toContain(
      `id="xsd-atomic-type" location="${recording}/Q{}Duration[1]"`,
    );
  });
});

test("A hundred files are checked without blocking the page, which can be cancelled", async ({ page }, {
  outputDir,
}) => {
  test.setTimeout(120_000);
  await openPlayground(page);
  mkdirSync(outputDir, { recursive: true });
  // From disk, as the browser reads them: contents set by a test go through the page's thread.
  const many = Array.from({ length: 100 }, (_, at) => {
    const file = path.join(outputDir, `m${String(at).padStart(3, "0")}.xml`);
    writeFileSync(file, at % 2 ? long.replace("PT2M58S", "2:58") : long);
    return file;
  });
  let started = 0;
  page.on("worker", () => (started += 1));
  const { longest } = await threadTimes(page, async () => {
    await openFiles(page, many);
    await expect(panelOf(page).locator(".files-state")).toContainText(/^100 files/);
    await checkAll(page);
    await expect(panelOf(page).locator(".files-state")).toContainText("100 files, 100 checked, 50 with problems.", {
      timeout: 60_000,
    });
  });
  expect(longest).toBeLessThan(200);
  // Some for reading and some for checking; they end with their work, so only the engine's own is left.
  expect(started).toBeGreaterThanOrEqual(2);
  expect(page.workers()).toHaveLength(1);

  await openAll(page, { "a.xml": old, "b.xml": single });
  // Clicked from within the page, as early as possible: from here it might be too late.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>("[role=tabpanel] button:enabled")];
      const cancel = buttons.find(({ textContent }) => textContent === "Cancel");
      if (!cancel) return;
      observer.disconnect();
      cancel.click();
      document.body.dataset.cancelled = "";
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await openFiles(page, many);
  await expect(page.locator("body[data-cancelled]")).toBeAttached();
  await expect(panelOf(page).locator(".files-state")).toContainText("100 files, 0 checked");
  await expect(panelOf(page).getByRole("button", { name: "Cancel" })).toBeDisabled();
});

test("On a phone a file of the list opens in the source, and the list stays", phone, async ({ page }) => {
  await openPlayground(page);
  await openAll(page, { "a.xml": single, "382.xml": old });
  await panelOf(page).getByRole("button", { name: "382.xml" }).click();
  await expect(page.getByRole("textbox", { name: "XML source" })).toBeVisible();
  await showPanel(page, "Files");
  await expect(rowOf(page, "382.xml")).toBeVisible();
});
