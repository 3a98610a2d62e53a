import { readSchema } from "@ddex-suite/ern/test/read-schema";
import type { Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";

import { collectProblems } from "../support/collect-problems";
import {
  addSchemas,
  dropFiles,
  fileName,
  openFile,
  showPanel,
  sourceEditor,
  visitPlayground,
} from "../support/playground";
import { softStep } from "../support/soft-step";
import { collectViolations } from "../support/violations";
import { expect, test } from "./test";

const MAIN = "release-notification.xsd";
const all = [MAIN, "parts.xsd", "allowed.xsd"];
const message = readSchema("message.xml");
const slip = message.replace("PT2M58S", "2:58");

const schemaPayload = (name: string) => ({ name, mimeType: "application/xml", buffer: Buffer.from(readSchema(name)) });

/** Picks schemas as a user would. */
const pickSchemas = async (page: Page, files: ReturnType<typeof schemaPayload>[]): Promise<void> => {
  await showPanel(page, "Schema");
  await addSchemas(page, files);
};

const checked = (page: Page) => page.getByRole("group", { name: "What was checked" });
const keptFiles = (page: Page) => page.getByRole("list", { name: "Saved in this browser" }).getByRole("listitem");

const VALID = `Valid against ${MAIN} 4.3.`;

test("A picked schema validates the message, and a problem leads to its place", async ({ playground: page }) => {
  const problems = collectProblems(page);
  await openFile(page, "message.xml", slip);
  await showPanel(page, "Checks");
  await expect(checked(page)).toContainText("Built-in checks only");
  await pickSchemas(page, all.map(schemaPayload));
  await expect(keptFiles(page)).toHaveCount(3);
  await expect.soft(keptFiles(page).first()).toContainText(/release-notification\.xsd.*ERN 4\.3 · version 0\.1 · 1 kB/);
  await expect.soft(page.getByText(`Messages of ERN 4.3 are validated against ${MAIN}`)).toBeVisible();

  await showPanel(page, "Checks");
  await expect(checked(page)).toContainText(`Not valid against ${MAIN} 4.3: 1 problem.`);
  const diagnostic = page.getByRole("region", { name: MAIN }).getByRole("listitem");
  await expect.soft(diagnostic).toContainText("“2:58” isn't allowed here: its type is xs:duration.");
  await expect.soft(diagnostic.getByRole("link")).toHaveAttribute("href", /#xsd-atomic-type$/);
  await diagnostic.getByText("Path, and what libxml2 says").click();
  await expect.soft(diagnostic).toContainText("/NewReleaseMessage/ResourceList/SoundRecording[2]/Duration");
  await expect.soft(diagnostic).toContainText("is not a valid value of the atomic type 'xs:duration'");

  const filter = page.getByRole("group", { name: "Problems of" });
  await filter.getByRole("button", { name: "Built-in checks" }).click();
  await expect(diagnostic).toHaveCount(0);
  await filter.getByRole("button", { name: "Schema 1" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "15:17" })).toHaveCount(1);
  await diagnostic.getByRole("button", { name: "in line and column 15:17" }).press("Enter");
  await expect(page.locator(".cm-line", { hasText: "2:58" })).toBeInViewport();
  await expect(sourceEditor(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe("2:58");
  await page.keyboard.insertText("PT2M58S");
  await showPanel(page, "Checks");
  await expect(checked(page)).toContainText(VALID);
  expect(problems).toEqual([]);
});

test("Rules are checked, a ZIP adds a schema, and a missing file is named until it is dropped", async ({
  playground: page,
}) => {
  const problems = collectProblems(page);
  await openFile(page, "message.xml", message);
  await softStep("A file that isn't a schema is refused with the reason", async () => {
    await pickSchemas(page, [{ name: "a.xsd", mimeType: "application/xml", buffer: Buffer.from("<a/>") }]);
    await expect(page.getByText("a.xsd is neither an XML Schema nor Schematron")).toBeVisible();
    await expect(page.getByText("No schema has been added yet.")).toBeVisible();
  });

  await softStep("Rules in Schematron are checked, with their own text", async () => {
    await pickSchemas(page, [schemaPayload("rules.sch")]);
    await showPanel(page, "Checks");
    await expect(checked(page)).toContainText("Rules of rules.sch are broken: 1 problem.");
    await expect.soft(checked(page)).toContainText("Built-in checks only");
    const diagnostic = page.getByRole("region", { name: "rules.sch" }).getByRole("listitem");
    await expect.soft(diagnostic).toContainText("13:5");
    await expect.soft(diagnostic).toContainText("The recording A2 says nothing of explicit words.");
  });

  await test.step("A ZIP adds a schema, and a missing file is named until it is dropped", async () => {
    const packed = zipSync({
      "ern/a.txt": strToU8("x"),
      [`ern/${MAIN}`]: strToU8(readSchema(MAIN)),
      "ern/parts.xsd": strToU8(readSchema("parts.xsd")),
    });
    await pickSchemas(page, [{ name: "ern.zip", mimeType: "application/zip", buffer: Buffer.from(packed) }]);
    await expect(keptFiles(page)).toHaveCount(3);
    await expect(page.getByText(`allowed.xsd, which ${MAIN} imports, is missing.`)).toBeVisible();
    await showPanel(page, "Checks");
    await expect(checked(page)).toContainText("A file is missing: allowed.xsd");
    await dropFiles(page, "body", { "allowed.xsd": readSchema("allowed.xsd") });
    await expect(checked(page)).toContainText(VALID);
    await expect(fileName(page)).toHaveText("message.xml");
  });
  expect(problems).toEqual([]);
});

test("With the site's headers the validator runs once there is a schema, after a reload too", async ({ page }) => {
  const problems = collectProblems(page);
  const violations = await collectViolations(page);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await visitPlayground(page);
  await test.step("The validator is loaded for a schema, and may run", async () => {
    await openFile(page, "message.xml", slip);
    await expect(sourceEditor(page)).toBeVisible();
    expect(scripts.filter((path) => path.startsWith("/validator-"))).toEqual([]);
    await pickSchemas(page, [...all, "rules.sch"].map(schemaPayload));
    await showPanel(page, "Checks");
    await expect(checked(page)).toContainText(`Not valid against ${MAIN} 4.3: 1 problem.`);
    await expect(checked(page)).toContainText("Rules of rules.sch are broken: 1 problem.");
    expect(scripts.filter((path) => path.startsWith("/validator-"))).toHaveLength(1);
  });

  await test.step("A schema validates after a reload too, until it is removed", async () => {
    await page.reload();
    await showPanel(page, "Checks");
    await expect(checked(page)).toContainText(`Not valid against ${MAIN} 4.3: 1 problem.`);
    await showPanel(page, "Schema");
    await page.getByRole("button", { name: /^Remove allowed\.xsd/ }).click();
    await expect(page.getByText(`allowed.xsd, which ${MAIN} imports, is missing.`)).toBeVisible();
    await page.getByRole("button", { name: "Remove all" }).click();
    await expect(page.getByText("No schema has been added yet.")).toBeVisible();
    await showPanel(page, "Checks");
    await expect(checked(page)).toContainText("Built-in checks only");
  });
  expect.soft(violations).toEqual([]);
  const pageMayCompile = await page.evaluate(() =>
    WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => true,
      () => false,
    ),
  );
  expect.soft(pageMayCompile).toBe(false);
  expect(problems).toEqual([]);
});
