import { readFileSync, statSync, truncateSync } from "node:fs";
import path from "node:path";

import { ernSampleFiles, ernSamples } from "@ddex-suite/ern/test/ern-samples";
import { countInTier } from "@ddex-suite/ern/test/tier";

import { clipboard } from "../support/clipboard";
import {
  chooseIn,
  downloaded,
  dropFiles,
  fileName,
  openCard,
  openFile,
  openFiles,
  openSample,
  panelNamed,
  pickFile,
  sample,
  showPanel,
  sourceText,
  undo,
} from "../support/playground";
import { softStep } from "../support/soft-step";
import { temporaryFile } from "../support/temporary-file";
import { expect, test } from "./test";

const single = sample("43-single.xml");
const album = sample("43-album.xml");

// Which file each sample is, and its view, unit tests show.
test("Samples are downloaded byte for byte, and Undo or a refused file keeps what is open", async ({
  playground: page,
}) => {
  const unchanged = () => expect(panelNamed(page, "Changes")).toContainText("Nothing has changed");
  await openCard(page, "A single");
  expect(await downloaded(page, "XML")).toEqual({ name: "43-single.xml", text: single });
  await showPanel(page, "Changes");
  await unchanged();
  await openSample(page, "With extensions and comments", "43-extensions.xml");
  expect(await downloaded(page, "XML")).toEqual({ name: "43-extensions.xml", text: sample("43-extensions.xml") });
  await undo(page);
  await expect(fileName(page)).toHaveText("43-single.xml");
  await showPanel(page, "Changes");
  await unchanged();

  await softStep("A file that isn't a message is refused with the reason, and nothing is lost", async () => {
    const alert = page.getByRole("alert");
    await pickFile(page, "picture.png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00]));
    await expect.soft(alert).toContainText("This is a PNG image, not an ERN message.");
    await pickFile(page, "notes.txt", "These are notes.");
    await expect.soft(alert).toContainText("notes.txt isn't an XML file");
    const huge = temporaryFile("huge.xml", "");
    truncateSync(huge, 65 * 1024 * 1024);
    await openFiles(page, huge);
    await expect.soft(alert).toContainText("the limit is 64 MB");
    expect(await sourceText(page)).toBe(single);
  });
});

test("A message is pasted, copied, shared by a link, and dropped on the source", async ({ playground: page }) => {
  await openFile(page, "single.xml", single);
  await test.step("Pasted, and copied", async () => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), album);
    await chooseIn(page, "Open", "Paste");
    await expect(fileName(page)).toHaveText("pasted.xml");
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByText("The XML is in the clipboard.")).toBeVisible();
    expect(await clipboard(page)).toBe(album);
  });

  await softStep("Dropped on the source, which says so while it is dragged", async () => {
    const says = page.getByText("Drop the file to open it");
    await dropFiles(page, ".cm-content", { "dropped.xml": single }, "dragover");
    await expect(says).toBeVisible();
    await dropFiles(page, ".cm-content", { "dropped.xml": single });
    await expect(fileName(page)).toHaveText("dropped.xml");
    await expect(says).toBeHidden();
    expect(await sourceText(page)).toBe(single);
  });

  await softStep("If several are dropped, one opens, and the page lists the others", async () => {
    await dropFiles(page, ".cm-content", { "notes.txt": "notes", "first.xml": album, "second.xml": album });
    await expect(fileName(page)).toHaveText("first.xml");
    await expect(page.getByRole("status").filter({ hasText: "first.xml is open." })).toContainText(
      "Not opened: notes.txt, second.xml. Files lists all 3 files.",
    );
    await expect(panelNamed(page, "Files").locator("tbody th")).toHaveText(["first.xml", "notes.txt", "second.xml"]);
  });

  await softStep("A link contains it, and one that is broken shows an error", async () => {
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText(/carries the whole message in [\d,]+ characters/)).toBeVisible();
    const { hash } = new URL(await clipboard(page));
    await chooseIn(page, "More", "Clear");
    const follow = (to: string): Promise<unknown> => page.evaluate((next) => (location.hash = next), to);
    await follow(hash);
    await expect(fileName(page)).toHaveText("shared.xml");
    await expect(page).toHaveURL("/playground/");
    expect(await sourceText(page)).toBe(album);
    await follow("#ern=broken");
    await expect(page.getByRole("alert")).toContainText("cannot be read");
  });
});

test("Real messages open, and download byte for byte", async ({ playground: page }) => {
  const files = ernSampleFiles
    .filter((file) => statSync(path.join(ernSamples, file)).size < 3_000_000)
    .slice(0, countInTier(5, 40));
  test.skip(files.length === 0, `There are no messages in ${ernSamples}.`);
  test.setTimeout(180_000);
  for (const file of files) {
    const bytes = readFileSync(path.join(ernSamples, file));
    await openFile(page, path.basename(file), bytes);
    await expect(page.locator(".status-bar")).toContainText(/ERN|bytes/);
    expect(await sourceText(page)).toBe(bytes.toString("utf8"));
  }
});
