import { mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, type Page, test } from "@playwright/test";

import { ernSampleFiles, ernSamples } from "../../src/test/ern/ern-samples";
import { clipboard, mayUseClipboard } from "../support/clipboard";
import {
  chooseIn,
  downloaded,
  dropFiles,
  openFiles,
  openPlayground,
  openSample,
  pickFile,
  sample,
  showPanel,
  sourceEditor,
  start,
} from "../support/playground";
import { failScripts } from "../support/route-scripts";
import { expectResultsOf, searchFor } from "../support/search";
import { visit } from "../support/visit";

test.use(mayUseClipboard);

/** Closes what is open, and starts with an empty source. */
const emptySource = async (page: Page): Promise<void> => {
  await chooseIn(page, "More", "Clear");
  await page.getByRole("button", { name: "Start with an empty source" }).click();
};

const single = sample("43-single.xml");
const album = sample("43-album.xml");

test("Samples open and download byte for byte, Tab leaves the editor, Undo restores what was open before, and other files are refused", async ({
  page,
}, testInfo) => {
  await openPlayground(page);
  await test.step("A sample is downloaded byte for byte", async () => {
    expect(await downloaded(page, "XML")).toEqual({ name: "43-single.xml", text: single });
    await showPanel(page, "Changes");
    await expect(page.getByRole("tabpanel", { name: "Changes" }).getByText("Nothing has changed")).toBeVisible();
  });
  await test.step("Tab leaves the editor", async () => {
    await sourceEditor(page).focus();
    await page.keyboard.press("Tab");
    await expect(sourceEditor(page)).not.toBeFocused();
    expect((await downloaded(page, "XML")).text).toBe(single);
  });
  await test.step("Undo restores the message that was open before", async () => {
    await openSample(page, "ERN 4.3 album", "43-album.xml");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.locator(".file-name")).toHaveText("43-single.xml");
    await showPanel(page, "Changes");
    await expect(page.getByRole("tabpanel", { name: "Changes" }).getByText("Nothing has changed")).toBeVisible();
  });
  await test.step("Every sample opens, and downloads unchanged", async () => {
    for (const [label, file] of [
      ["ERN 4.3 album", "43-album.xml"],
      ["ERN 4.2 single", "42-single.xml"],
      ["ERN 3.8.2 album", "382-album.xml"],
      ["ERN 4.3 with extensions and comments", "43-extensions.xml"],
      ["A broken message", "43-broken.xml"],
    ] as const) {
      await openSample(page, label, file);
      expect(await downloaded(page, "XML")).toEqual({ name: file, text: sample(file) });
    }
  });
  await test.step("A file that isn't a message is refused, and nothing is lost", async () => {
    const alert = page.getByRole("alert");
    await pickFile(page, "picture.png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00]));
    await expect(alert).toContainText(/bytes that are not|no XML file/);
    await pickFile(page, "notes.txt", "These are notes.");
    await expect(alert).toContainText("notes.txt isn't an XML file");
    const huge = testInfo.outputPath("huge.xml");
    mkdirSync(path.dirname(huge), { recursive: true });
    writeFileSync(huge, "");
    truncateSync(huge, 65 * 1024 * 1024);
    await openFiles(page, huge);
    await expect(alert).toContainText("64 MB are the limit");
    expect((await downloaded(page, "XML")).text).toBe(sample("43-broken.xml"));
  });
});

test("The structure, the source and its search link to each other, the source folds, and the code for the toolkit has its status", async ({
  page,
}) => {
  await openPlayground(page);
  await test.step("A click in the structure selects the source, and the cursor in the source selects the structure's item", async () => {
    const structure = page.getByRole("tree", { name: "Structure of the message" });
    await structure.getByRole("treeitem", { name: /^Image A2/ }).click();
    await expect(structure.locator("[aria-selected=true]")).toHaveText(/^Image A2/);
    await sourceEditor(page).focus();
    await page.keyboard.press("ControlOrMeta+c");
    const copied = await clipboard(page);
    expect(copied).toMatch(/^<Image>[\s\S]*<\/Image>$/);
    expect(single).toContain(copied);

    await page.keyboard.press("ControlOrMeta+Home");
    await expect(structure.locator("[aria-selected=true]")).toHaveCount(0);
    for (let line = 0; line < 3; line += 1) await page.keyboard.press("ArrowDown");
    await expect(structure.locator("[aria-selected=true]")).toHaveText(/^Header/);
  });
  await test.step("The arrow keys move in the structure", async () => {
    const item = (name: RegExp) => page.locator(".structure").getByRole("treeitem", { name });
    await item(/^Header/).focus();
    for (let row = 0; row < 7; row += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(item(/^Paper Boats R0/)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await expect(item(/^Paper Boats 1/)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".structure [aria-selected=true]")).toHaveText(/^Paper Boats 1/);
  });
  await test.step("The source can be searched by a button, and the search closed by Escape", async () => {
    await page.getByRole("button", { name: "Find", exact: true }).click();
    const field = page.getByRole("textbox", { name: "Find" });
    await expect(field).toBeFocused();
    await field.pressSequentially("PT2M58S");
    await page.keyboard.press("Enter");
    await expect(page.locator(".cm-searchMatch-selected")).toHaveText("PT2M58S");
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden();
    await expect(sourceEditor(page)).toBeFocused();
    await page.keyboard.press("ControlOrMeta+Home");
  });
  await test.step("Parts of the source fold, by the gutter and by the keyboard, and are still downloaded", async () => {
    const editor = sourceEditor(page);
    const placeholder = editor.locator(".cm-foldPlaceholder");
    await page.getByTitle("Fold line").nth(1).click();
    await expect(placeholder).toHaveCount(1);
    await expect(editor).not.toContainText("<MessageSender>");
    expect((await downloaded(page, "XML")).text).toBe(single);
    await placeholder.click();
    await expect(editor).toContainText("<MessageSender>");
    await editor.getByText("<MessageHeader>").click();
    await page.keyboard.press("Control+Shift+BracketLeft");
    await expect(placeholder).toHaveCount(1);
    await page.keyboard.press("Control+Shift+BracketRight");
    await expect(placeholder).toHaveCount(0);
  });
  await test.step("The code for the toolkit has its status", async () => {
    await showPanel(page, "Code");
    const panel = page.getByRole("tabpanel", { name: "Code" });
    await expect(panel).toContainText("new DdexParser()");
    await expect(panel.locator(".status")).toHaveText(["partial", "unavailable", "partial"]);
    await expect(panel).toContainText("43-single.xml is ERN 4.3");
    await expect(panel.locator(".k", { hasText: "import" }).first()).toBeVisible();
    const color = (selector: string): Promise<string> =>
      panel
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await color("pre .k")).not.toBe(await color("pre"));
    await panel.getByRole("combobox", { name: "Language of the code" }).selectOption({ label: "Rust" });
    await expect(panel).toContainText("stream_with_version_detection");
    await expect(panel.locator(".status").first()).toHaveText("partial");
  });
});

test("Messages are checked, tabled, kept in their encoding, pasted and dropped", async ({ page }) => {
  test.setTimeout(120_000);
  await test.step("The checks list the problems of the broken sample, and link to them", async () => {
    await openPlayground(page);
    await openSample(page, "A broken message", "43-broken.xml");
    await showPanel(page, "Checks");
    const diagnostics = page.locator(".checks li");
    await expect(diagnostics.first()).toBeVisible();
    const place = diagnostics.first().getByRole("button").first();
    const line = Number(/(\d+):\d+$/.exec((await place.textContent()) ?? "")?.[1]);
    await place.click();
    await expect(page.locator(".cm-activeLineGutter", { hasText: String(line) }).first()).toBeVisible();
    await expect(page.locator(".cm-lint-marker").first()).toBeVisible();
  });
  await test.step("A bare & is reported at its position, and fixed by a button as one step", async () => {
    const source = single.replace("<TitleText>Paper Boats", "<TitleText>R&B");
    await pickFile(page, "rnb.xml", source);
    await showPanel(page, "Checks");
    const diagnostic = page.locator(".checks li");
    await expect(diagnostic).toHaveCount(1);
    const line = source.slice(0, source.indexOf("R&B")).split("\n").length;
    await expect(diagnostic).toContainText(`${line}:`);
    await diagnostic.getByRole("button", { name: "Write &amp;" }).click();
    await expect(page.getByText("The own checks found nothing wrong.")).toBeVisible();
    expect((await downloaded(page, "XML")).text).toBe(source.replace("R&B", "R&amp;B"));
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(diagnostic).toHaveCount(1);
  });
  await test.step("The track table has a row for each track, and links to the source", async () => {
    await openSample(page, "ERN 4.3 album", "43-album.xml");
    await showPanel(page, "Tracks");
    const table = page.getByRole("region", { name: "Table of tracks" });
    const flat = JSON.parse((await downloaded(page, "JSON, a row per track")).text) as unknown[];
    await expect(table.getByRole("row")).toHaveCount(flat.length + 1);
    await page.getByRole("button", { name: "Show in the source" }).click();
    await sourceEditor(page).focus();
    await page.keyboard.press("ControlOrMeta+c");
    expect(await clipboard(page)).toMatch(/^<ResourceGroupContentItem>/);
  });
  await showPanel(page, "Structure");
  await test.step("Encodings and line ends are preserved", async () => {
    await test.step("A message with CRLF can be edited as any other, and keeps its line ends", async () => {
      await pickFile(page, "dos.xml", "<a>\r\n<b>x</b>\r\n</a>\r\n");
      await expect(page.locator(".file-name")).toHaveText("dos.xml");
      await sourceEditor(page).focus();
      await page.keyboard.press("ControlOrMeta+Home");
      await page.keyboard.press("End");
      await page.keyboard.type("y");
      await page.keyboard.press("Enter");
      await page.keyboard.type("z");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Home");
      await page.keyboard.press("Backspace");
      expect((await downloaded(page, "XML")).text).toMatch(/^<a>y\r\n *z<b>x<\/b>\r\n<\/a>\r\n$/);
    });
    await test.step("UTF-16 is downloaded as UTF-16", async () => {
      const utf16 = Buffer.from(`\uFEFF${single.replace('encoding="UTF-8"', 'encoding="UTF-16"')}`, "utf16le");
      await pickFile(page, "wide.xml", utf16);
      await expect(page.locator(".file-name")).toHaveText("wide.xml");
      const [file] = await Promise.all([page.waitForEvent("download"), chooseIn(page, "Download", "XML")]);
      expect(readFileSync(await file.path()).equals(utf16)).toBe(true);
    });
    await test.step("ISO-8859-1 is downloaded as ISO-8859-1, and a character beyond it as a reference", async () => {
      const text = single.replace('encoding="UTF-8"', 'encoding="ISO-8859-1"').replaceAll("Paper Boats", "Fjællet");
      const bytesNow = async (): Promise<Buffer> => {
        const [file] = await Promise.all([page.waitForEvent("download"), chooseIn(page, "Download", "XML")]);
        return readFileSync(await file.path());
      };
      await pickFile(page, "latin.xml", Buffer.from(text, "latin1"));
      await expect(page.locator(".file-name")).toHaveText("latin.xml");
      await expect(page.getByRole("treeitem", { name: /^Fjællet A1/ })).toBeVisible();
      expect((await bytesNow()).equals(Buffer.from(text, "latin1"))).toBe(true);
      await page.getByRole("treeitem", { name: /^Fjællet A1/ }).click();
      await showPanel(page, "Edit");
      const title = page.getByRole("textbox", { name: "Title", exact: true });
      await title.fill("Fjællet 東");
      await title.press("Enter");
      await expect.poll(async () => (await bytesNow()).toString("latin1")).toContain(">Fjællet &#26481;<");
    });
  });
  await test.step("A message can be pasted, copied, opened and dropped", async () => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), album);
    await chooseIn(page, "Open", "Paste");
    await expect(page.locator(".file-name")).toHaveText("pasted.xml");
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByText("The XML is in the clipboard.")).toBeVisible();
    expect(await clipboard(page)).toBe(album);

    const text = `\uFEFF${single.replaceAll("\n", "\r\n")}`;
    await pickFile(page, "dos.xml", text);
    await expect(page.locator(".file-name")).toHaveText("dos.xml");
    expect(await downloaded(page, "XML")).toEqual({ name: "dos.xml", text });

    await dropFiles(page, ".cm-content", { "dropped.xml": album }, "dragover");
    await expect(page.getByText("Drop the file to open it")).toBeVisible();
    await dropFiles(page, ".cm-content", { "dropped.xml": album });
    await expect(page.locator(".file-name")).toHaveText("dropped.xml");
    await expect(page.getByText("Drop the file to open it")).toBeHidden();
    expect((await downloaded(page, "XML")).text).toBe(album);
  });
});

test("The views show the last reading of a half-typed tag, the form changes the source, and an empty source has no problems", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await test.step("While a tag is half typed the views show the last reading, and label it as such", async () => {
    await openPlayground(page);
    const structure = page.getByRole("tree", { name: "Structure of the message" });
    await structure.getByRole("treeitem", { name: /^Header/ }).click();
    await sourceEditor(page).focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.insertText("<Upd");
    const mark = page.getByText("as of the last time it could be read");
    await expect(mark).toBeVisible();
    await structure.getByRole("treeitem", { name: /^Image A2/ }).click();
    await sourceEditor(page).focus();
    await page.keyboard.press("ControlOrMeta+c");
    expect(await clipboard(page)).toMatch(/^<Image>[\s\S]*<\/Image>$/);
    await showPanel(page, "Edit");
    await expect(mark).toBeVisible();
    await expect(page.getByRole("heading", { name: "Image A2" })).toBeVisible();
    await showPanel(page, "Tracks");
    await expect(page.getByRole("region", { name: "Table of tracks" })).toContainText("QZABC2600010");
    await showPanel(page, "JSON");
    await expect(page.getByRole("textbox", { name: "JSON of the message" })).toContainText('"version": "4.3"');
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(mark).toBeHidden();
  });
  await test.step("The form changes, adds and renames, each as one step", async () => {
    await showPanel(page, "Structure");
    await test.step("A change in the form changes exactly one line, and undo restores the bytes", async () => {
      await page.getByRole("treeitem", { name: /^Paper Boats A1/ }).click();
      await showPanel(page, "Edit");
      const duration = page.getByRole("textbox", { name: "Duration", exact: true });
      await expect(duration).toHaveValue("PT2M58S");
      await duration.fill("PT3M1S");
      await duration.press("Enter");
      await showPanel(page, "Changes");
      await expect(
        page.getByRole("tabpanel", { name: "Changes" }).getByText("1 line changed, everything else identical."),
      ).toBeVisible();
      await expect(page.getByRole("row", { name: /removed/ })).toContainText("<Duration>PT2M58S</Duration>");
      await expect(page.getByRole("row", { name: /added/ })).toContainText("<Duration>PT3M1S</Duration>");
      expect((await downloaded(page, "XML")).text).toBe(single.replace("PT2M58S", "PT3M1S"));
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByRole("tabpanel", { name: "Changes" }).getByText("Nothing has changed")).toBeVisible();
      expect((await downloaded(page, "XML")).text).toBe(single);
      await page.getByRole("button", { name: "Redo" }).click();
      await expect(page.getByRole("tabpanel", { name: "Changes" }).getByText("1 line changed")).toBeVisible();
    });
    await page.getByRole("button", { name: "Undo" }).click();
    await showPanel(page, "Structure");
    await test.step("An element can be added in schema order and removed again", async () => {
      await page.getByRole("treeitem", { name: /^Paper Boats A1/ }).click();
      await showPanel(page, "Edit");
      await page.getByRole("combobox", { name: "Add an element" }).selectOption("LanguageOfPerformance");
      await page.getByRole("textbox", { name: "Its text" }).fill("fr");
      await page.getByRole("button", { name: "Add LanguageOfPerformance" }).click();
      await expect
        .poll(async () => (await downloaded(page, "XML")).text)
        .toContain("<LanguageOfPerformance>fr</LanguageOfPerformance>");
      await page.getByRole("button", { name: "Undo" }).click();
      await expect.poll(async () => (await downloaded(page, "XML")).text).toBe(single);
    });
    await showPanel(page, "Structure");
    await test.step("The form renames a reference everywhere, and refuses invalid ones", async () => {
      await page.getByRole("treeitem", { name: /^Paper Boats A1/ }).click();
      await showPanel(page, "Edit");
      const reference = page.getByRole("textbox", { name: /^Reference, in/ });
      await reference.fill("X 1");
      await reference.press("Enter");
      await expect(page.getByRole("alert").filter({ hasText: "cannot be the reference" })).toBeVisible();
      await reference.fill("A77");
      await reference.press("Enter");
      await expect(page.getByRole("heading", { name: "SoundRecording A77" })).toBeVisible();
      expect((await downloaded(page, "XML")).text.replaceAll(">A77<", ">A1<")).toBe(single);
    });
  });
  await test.step("An empty source has no problems, and what is typed into it is read", async () => {
    await emptySource(page);
    await test.step("An empty source has no problems", async () => {
      await showPanel(page, "Checks");
      await expect(page.getByRole("tabpanel", { name: "Checks" })).toContainText("Nothing is open");
      await expect(page.getByRole("tab", { name: "Checks" })).toHaveText("Checks");
      await expect(page.locator(".cm-lint-marker")).toHaveCount(0);
    });
    await test.step("Typing is read, and malformed XML is reported with its position", async () => {
      await sourceEditor(page).click();
      await page.keyboard.insertText("<a>\n<b></a>");
      await showPanel(page, "Structure");
      await expect(page.getByText("not well-formed XML")).toBeVisible();
      await showPanel(page, "Checks");
      await expect(page.locator(".checks .error").first()).toContainText("2:");
    });
  });
});

test("A link contains the message", async ({ page, context }) => {
  await openPlayground(page);
  await openSample(page, "ERN 4.3 album", "43-album.xml");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText(/carries the whole message in [\d,]+ characters/)).toBeVisible();
  const link = await clipboard(page);
  const other = await context.newPage();
  await openPlayground(other, new URL(link).hash);
  await expect(other.locator(".file-name")).toHaveText("shared.xml");
  await expect(other).toHaveURL("/playground/");
  expect((await downloaded(other, "XML")).text).toBe(album);

  await pickFile(page, "long.xml", `<a>${Array.from({ length: 150_000 }, () => Math.random()).join(" ")}</a>`);
  await expect(page.locator(".file-name")).toHaveText("long.xml");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("alert")).toContainText("too long for a link");

  await visit(page, "/playground/#ern=broken");
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("cannot be read");
});

test("The message and its original survive a reload until they are cleared", async ({ page }) => {
  await openPlayground(page);
  await openSample(page, "ERN 4.3 album", "43-album.xml");
  await sourceEditor(page).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText("<!-- mine -->");
  await page.reload();
  await expect(page.locator(".file-name")).toHaveText("43-album.xml");
  expect((await downloaded(page, "XML")).text).toBe(`${album}<!-- mine -->`);
  await showPanel(page, "Changes");
  await expect(page.getByRole("tabpanel", { name: "Changes" }).getByText("1 line changed")).toBeVisible();
  await chooseIn(page, "More", "Clear");
  await expect(start(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("playground"))).toBeNull();
  await page.reload();
  await expect(start(page)).toBeVisible();
});

test("A message is exported as JSON and CSV, and built from JSON", async ({ page }) => {
  await openPlayground(page);
  await test.step("JSON and CSV contain the message's data", async () => {
    const graph = await downloaded(page, "JSON, as a graph");
    expect(graph.name).toBe("43-single.json");
    expect(JSON.parse(graph.text)).toMatchObject({
      version: "4.3",
      releases: [{ isMain: true, title: "Paper Boats" }],
    });
    const flat = await downloaded(page, "JSON, a row per track");
    expect(JSON.parse(flat.text)).toMatchObject([{ isrc: ["QZABC2600010"], title: ["Paper Boats"] }]);
    const csv = await downloaded(page, "CSV, a row per track");
    expect(csv.name).toBe("43-single.csv");
    expect(csv.text.split("\r\n")).toHaveLength(3);
    expect(csv.text).toContain("QZABC2600010");
    expect(csv.text.startsWith("\uFEFFRelease,")).toBe(true);
    await expect(page.getByText("A value that begins with =, +, - or @ has an apostrophe")).toBeVisible();
    await showPanel(page, "JSON");
    await expect(page.getByRole("textbox", { name: "JSON of the message" })).toContainText('"version": "4.3"');
    await page.getByRole("button", { name: "Copy JSON" }).click();
    await expect(page.getByText("The JSON is in the clipboard.")).toBeVisible();
    expect(await clipboard(page)).toBe(graph.text);
  });
  await test.step("A message is built from JSON, the same each time; wrong data is refused with its path", async () => {
    await showPanel(page, "Build");
    const json = page.getByRole("textbox", { name: "Release in JSON" });
    await expect(json).toContainText("Paper Boats");
    await page.getByRole("button", { name: "Build the message" }).click();
    await expect(page.locator(".file-name")).toHaveText("built.xml");
    expect((await downloaded(page, "XML")).text).toBe(single);
    await page.getByRole("combobox", { name: "Examples" }).selectOption({ label: "An album" });
    await expect(json).toContainText("Slow Rivers");
    await page.getByRole("button", { name: "Build the message" }).click();
    await expect.poll(async () => (await downloaded(page, "XML")).text).toBe(album);
    await json.fill('{ "message": 1 }');
    await page.getByRole("button", { name: "Build the message" }).click();
    await expect(page.getByRole("alert")).toContainText("$.message");
  });
  await openSample(page, "ERN 4.3 album", "43-album.xml");
  await test.step("A message is rebuilt from the graph of the JSON tab", async () => {
    const graph = await downloaded(page, "JSON, as a graph");
    await showPanel(page, "Build");
    const json = page.getByRole("textbox", { name: "Release in JSON" });
    await expect(json).toContainText("message");
    await json.fill(graph.text);
    await page.getByRole("button", { name: "Build the message" }).click();
    await expect(page.locator(".file-name")).toHaveText("built.xml");
    expect((await downloaded(page, "JSON, as a graph")).text).toBe(graph.text);
  });
});

test("A big message shows progress, can be cancelled, and doesn't freeze the page", async ({ page }, testInfo) => {
  test.setTimeout(120_000);
  await openPlayground(page);
  const [, recording = ""] = /(<SoundRecording>[\s\S]*?<\/SoundRecording>)/.exec(single) ?? [];
  const big = single.replace(recording, recording.repeat(Math.ceil(36_000_000 / recording.length)));
  const file = testInfo.outputPath("big.xml");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, big);
  await openFiles(page, file);
  const cancel = page.getByRole("button", { name: "Cancel" });
  await expect(cancel).toBeInViewport({ ratio: 1, timeout: 60_000 });
  await cancel.click();
  await expect(page.getByText("Not read: Cancelled.")).toBeVisible();
  await page.getByRole("button", { name: "Read again" }).click();
  await expect(page.getByText("Resources")).toBeVisible({ timeout: 60_000 });
  expect((await downloaded(page, "XML")).text === big).toBe(true);
  await expect(page.getByText("Input is kept in this browser.")).toBeVisible();
  await page.reload();
  await expect(page.locator(".file-name")).toHaveText("big.xml", { timeout: 30_000 });
  expect((await downloaded(page, "XML")).text === big).toBe(true);
});

test("If the playground's code can't be loaded, Retry tries again", async ({ page }) => {
  const letPass = await failScripts(page, (script) => script.includes("cm-widgetBuffer"));
  await visit(page, "/playground/");
  const retry = page.getByRole("main").getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await letPass();
  await retry.click();
  await expect(start(page)).toBeVisible();
});

test("No request contains the message, and none goes to another site", async ({ page, baseURL }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
  });
  await openPlayground(page);
  await pickFile(page, "secret.xml", single.replaceAll("Paper Boats", "Secret Harbour"));
  await expect(page.locator(".file-name")).toHaveText("secret.xml");
  for (const name of ["Tracks", "Edit", "Checks", "Changes", "JSON", "Build", "Code"]) await showPanel(page, name);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText(/carries the whole message in [\d,]+ characters/)).toBeVisible();
  expect(requests.length).toBeGreaterThan(3);
  expect(requests.filter((request) => !request.startsWith(`GET ${baseURL}/`) && !request.includes(" blob:"))).toEqual(
    [],
  );
  expect(requests.filter((request) => /Secret|ern=/.test(request))).toEqual([]);
});

/** Texts of its page, of the editor's view and of the editor's parser. */
const OF_THE_PLAYGROUND = /XML source|cm-widgetBuffer|doesn't define a deserialize function/;

test("Other pages, and their search, load nothing of the playground", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("response", async (response) => {
    if (!response.url().endsWith(".js")) return;
    const text = await response.text().catch(() => "");
    if (OF_THE_PLAYGROUND.test(text)) scripts.add(response.url());
  });
  for (const route of ["/", "/docs/intro/", "/blog/"]) {
    await visit(page, route);
    await page.waitForLoadState("networkidle");
  }
  await searchFor(page, "release");
  await expectResultsOf(page, "release");
  expect([...scripts]).toEqual([]);
  await openPlayground(page);
  await expect.poll(() => scripts.size).toBeGreaterThan(0);
});

test("Real messages open, and download byte for byte", async ({ page }) => {
  const files = ernSampleFiles.filter((file) => statSync(path.join(ernSamples, file)).size < 3_000_000).slice(0, 40);
  test.skip(files.length === 0, `There are no messages in ${ernSamples}.`);
  test.setTimeout(180_000);
  await openPlayground(page);
  for (const file of files) {
    const bytes = readFileSync(path.join(ernSamples, file));
    await pickFile(page, path.basename(file), bytes);
    await expect(page.locator(".file-name")).toHaveText(path.basename(file));
    await expect(page.locator(".status-bar")).toContainText(/ERN|bytes/);
    expect((await downloaded(page, "XML")).text).toBe(bytes.toString("utf8"));
  }
});
