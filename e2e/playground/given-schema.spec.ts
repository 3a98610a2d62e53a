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

test("A fix adds what the schema requires, with everything that requires", async ({ playground: page }) => {
  await openWith(page, message.replace(/\s*<MessageHeader>[^]*<\/MessageHeader>/, ""));
  const diagnostic = page.getByRole("region", { name: names[0] }).getByRole("listitem");
  await expect(diagnostic).toContainText("<ResourceList> is where <MessageHeader> is expected.");
  await diagnostic.getByRole("button", { name: "Add MessageHeader" }).click();
  await expect(page.getByRole("group", { name: "What was checked" })).toContainText(`Valid against ${GIVEN}.`);
  expect((await downloaded(page, "XML")).text).toMatch(/<MessageHeader>\s*<MessageId\/>\s*<MessageCreatedDateTime>/);
});
