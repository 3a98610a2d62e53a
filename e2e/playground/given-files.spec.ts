import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { readSchema } from "@ddex-suite/ern/test/read-schema";

import { collectProblems } from "../support/collect-problems";
import { addSchemas, chooseIn, openFile, showPanel } from "../support/playground";
import { expect, test } from "./test";

const MAIN = "release-notification.xsd";

/** Rules that take longer than anybody waits, after one that takes no time. */
const endless = `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron"><sch:pattern>
  <sch:rule context="MessageId"><sch:assert test="true()"/></sch:rule>
  <sch:rule context="Duration"><sch:report test="some ${"abcdefghij".replace(/./g, "$$$& in //node(), ")}$z in //node() satisfies false()"/></sch:rule>
</sch:pattern></sch:schema>`;

test("Schemas and rules are brought from a folder, replaced, and cancelled while they run", async ({
  playground: page,
}, { outputDir }) => {
  const problems = collectProblems(page);
  const checked = page.getByRole("group", { name: "What was checked" });
  const folder = path.join(outputDir, "schemas");
  mkdirSync(path.join(folder, "parts"), { recursive: true });
  const write = (name: string, text = readSchema(path.basename(name))): void =>
    writeFileSync(path.join(folder, name), text);
  const bringFolder = async (): Promise<void> => {
    const chooser = page.waitForEvent("filechooser");
    await chooseIn(page, "Open", "Folder");
    await (await chooser).setFiles(folder);
  };
  await openFile(page, "message.xml", readSchema("message.xml"));
  await showPanel(page, "Checks");

  await test.step("A folder without an included file names it, and with it validates the open message", async () => {
    write(MAIN);
    write("allowed.xsd");
    await bringFolder();
    await expect(checked).toContainText(`A file is missing: parts.xsd, which ${MAIN} asks for. Add it under Schema.`);
    write("parts.xsd");
    await bringFolder();
    await expect(checked).toContainText(`Valid against ${MAIN} 4.3.`);
    await expect(page.locator(".file-name")).toHaveText("message.xml");
  });

  await test.step("A newer version of the same file replaces it", async () => {
    write("parts.xsd", readSchema("parts.xsd").replace("xs:duration", "xs:date"));
    await bringFolder();
    await expect(checked).toContainText(`Not valid against ${MAIN} 4.3: 2 problems.`);
    const schema = page.getByRole("region", { name: MAIN });
    await expect(schema.getByRole("listitem").first()).toContainText(
      "“PT3M25S” isn't allowed here: its type is xs:date.",
    );
  });

  await test.step("Rules that don't end show how far they are, and can be cancelled and removed", async () => {
    const buffer = Buffer.from(endless);
    await showPanel(page, "Schema");
    await addSchemas(page, { name: "slow.sch", mimeType: "application/xml", buffer });
    await showPanel(page, "Checks");
    await expect(checked.getByRole("progressbar", { name: "Rules done: 50 %" })).toBeVisible();
    await checked.getByRole("button", { name: "Cancel the check" }).click();
    await expect(checked).toContainText(`Not checked against ${MAIN}. You have cancelled the check.`);
    await showPanel(page, "Schema");
    await page.getByRole("button", { name: /^Remove slow\.sch/ }).click();
    await showPanel(page, "Checks");
    await expect(checked).toContainText(`Not valid against ${MAIN} 4.3: 2 problems.`);
  });
  expect(problems).toEqual([]);
});
