import { readSchema } from "@ddex-suite/ern/test/read-schema";
import type { Page } from "@playwright/test";

import { collectProblems } from "../support/collect-problems";
import {
  addSchemas,
  completions,
  downloaded,
  goBehind,
  openFile,
  showPanel,
  sourceEditor,
} from "../support/playground";
import { expect, test } from "./test";

const names = ["release-notification.xsd", "parts.xsd", "allowed.xsd"];
const GIVEN = "release-notification.xsd 4.3";
const TABLES = "this site’s tables of ERN 4.3";
const message = readSchema("message.xml");

/** With releases, which the schema doesn't know, and a value that the standard allows and the schema doesn't. */
const tracks = message
  .replace("PT2M58S</Duration>", "$&\n      <ParentalWarningType>NoAdviceAvailable</ParentalWarningType>")
  .replace(
    "</ResourceList>",
    `$&\n  <ReleaseList>${["A1", "A2"].map((reference) => `<TrackRelease><ReleaseResourceReference>${reference}</ReleaseResourceReference></TrackRelease>`).join("")}</ReleaseList>`,
  );

const openWith = async (page: Page, text: string): Promise<void> => {
  await openFile(page, "message.xml", text);
  await showPanel(page, "Schema");
  const files = names.map((name) => ({ name, mimeType: "application/xml", buffer: Buffer.from(readSchema(name)) }));
  await addSchemas(page, files);
  await showPanel(page, "Checks");
  await expect(page.getByRole("group", { name: "What was checked" })).toContainText(GIVEN);
};

test("Completion offers what the loaded schema allows, until the schema is removed", async ({ playground: page }) => {
  test.setTimeout(90_000);
  const problems = collectProblems(page);
  await openWith(page, message);
  await goBehind(page, "PT2M58S</Duration>");
  await page.keyboard.press("Control+Space");
  await expect(completions(page).nth(1)).toHaveText(/^PLine/);
  await expect(page.locator(".cm-completionInfo")).toContainText(`By ${GIVEN}.`);
  await page.keyboard.press("Escape");

  await showPanel(page, "Edit");
  const editor = page.getByRole("region", { name: "Element at the cursor" });
  await goBehind(page, "<SoundRecording");
  // Until the cursor's new place is read, the form is the other recording's.
  await expect(editor.locator(".path")).toHaveText(/SoundRecording\[1\]$/);
  await expect(editor.getByText(`By ${GIVEN}.`)).toBeVisible();
  await editor.getByLabel("Add an element").selectOption("File");
  await expect(editor).toContainText("It is added with what it requires: URI, Channels, Channels.");
  await editor.getByRole("button", { name: "Add File" }).click();
  await expect(sourceEditor(page)).toContainText("</File>");
  expect((await downloaded(page, "XML")).text).toMatch(
    /<File IsFinal="">\s*<URI\/>\s*<Channels\/>\s*<Channels\/>\s*<\/File>\s*<\/SoundRecording>/,
  );

  await page.mouse.move(0, 0);
  await page.locator(".cm-line", { hasText: "<Duration>" }).getByText("Duration").first().hover();
  const explanation = page.locator(".cm-explanation");
  await expect(explanation).toContainText("How long it plays");
  await expect(explanation).toContainText(`xs:duration, once, by ${GIVEN}.`);

  await showPanel(page, "Schema");
  await page.getByRole("button", { name: "Remove all", exact: true }).click();
  await showPanel(page, "Edit");
  await expect(editor.getByText(`By ${TABLES}.`)).toBeVisible();
  await expect(editor.getByLabel("Add an element").getByRole("option", { name: "File" })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("Checks add what the schema requires, and Tracks mark what only the schema finds wrong", async ({
  playground: page,
}) => {
  await test.step("A fix adds a missing element, with everything that requires", async () => {
    await openWith(page, message.replace(/\s*<MessageHeader>[^]*<\/MessageHeader>/, ""));
    const diagnostic = page.getByRole("region", { name: names[0] }).getByRole("listitem");
    await expect(diagnostic).toContainText("<ResourceList> is where <MessageHeader> is expected.");
    await diagnostic.getByRole("button", { name: "Add MessageHeader" }).click();
    await expect(page.getByRole("group", { name: "What was checked" })).toContainText(`Valid against ${GIVEN}.`);
    expect((await downloaded(page, "XML")).text).toMatch(/<MessageHeader>\s*<MessageId\/>\s*<MessageCreatedDateTime>/);
  });

  await test.step("Tracks marks a cell that only the schema finds wrong, and fixes it", async () => {
    await openFile(page, "tracks.xml", tracks);
    await showPanel(page, "Tracks");
    const cell = page.locator('[data-cell="1:7"]');
    await expect(cell).toHaveText("NoAdviceAvailable");
    await expect(cell).toHaveAttribute("aria-invalid", "true");
    await cell.click();
    await expect(cell).toHaveAccessibleDescription(
      /^Parental warning of track 2: “NoAdviceAvailable” is none of the values that the schema lists here/,
    );
    await page.getByLabel("Value for Parental warning of track 2").selectOption("NotExplicit");
    await expect(cell).toHaveText("NotExplicit");
    await expect(cell).not.toHaveAttribute("aria-invalid", "true");
  });
});
