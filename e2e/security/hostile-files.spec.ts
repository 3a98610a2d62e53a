import { deflateRawSync } from "node:zlib";

import { readSchema } from "@ddex-suite/ern/test/read-schema";
import { expect, type Page, test } from "@playwright/test";
import { strToU8, type Zippable, zipSync } from "fflate";

import { addSchemas, dropFiles, openFiles, openPlayground, pickFile, sample, showPanel } from "../support/playground";

const RUNS = "<img src=x onerror=window.stolen=1>";
const pickSchema = async (page: Page, name: string, content: string | Uint8Array): Promise<void> => {
  await showPanel(page, "Schema");
  const buffer = Buffer.from(content as string);
  await addSchemas(page, { name, mimeType: "application/octet-stream", buffer });
};

/** An archive that declares this size for all its files. */
const declaring = (files: Zippable, size: number): Uint8Array => {
  const bytes = zipSync(files);
  const view = new DataView(bytes.buffer);
  for (let offset = 0; offset + 4 <= bytes.length; offset += 1)
    if (view.getUint32(offset, true) === 0x02014b50) view.setUint32(offset + 24, size, true);
  return bytes;
};
const twelve = (ending: string): Zippable =>
  Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.${ending}`, strToU8("<a/>")]));

test("Hostile files are refused or shown as text, and nothing that they name is requested", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openPlayground(page);
  await test.step("A link that was altered is refused, and the open message stays", async () => {
    // That one which unpacks to gigabytes is refused too is tested in Node.js.
    const hash = `#ern=${deflateRawSync("<a/>".repeat(100)).subarray(0, -2).toString("base64url")}`;
    await page.evaluate((next) => (location.hash = next), hash);
    await expect(page.getByRole("alert")).toContainText("The message in this link cannot be read");
    await expect(page.locator(".file-name")).toHaveText("43-single.xml");
  });
  await test.step("More files than the limit are refused with a message", async () => {
    const files = Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`${index}.xml`, "<a/>"]));
    await dropFiles(page, ".cm-content", files);
    await expect(page.getByRole("alert")).toContainText("That’s 2,001 files; the limit is 2,000.");
  });
  await test.step("Archives that would unpack to too much are refused with a message", async () => {
    await pickFile(page, "bomb.zip", Buffer.from(declaring(twelve("xml"), 60 * 1024 * 1024)));
    await expect(page.getByRole("alert")).toContainText("it unpacks to 720 MB; the limit is 512 MB");
    await pickSchema(page, "bomb.zip", declaring(twelve("xsd"), 60 * 1024 * 1024));
    await expect(page.getByRole("alert")).toContainText("bomb.zip: Cannot be unpacked: it unpacks to 720 MB");
  });
  await test.step("A schema that refers to other files doesn't load any of them", async () => {
    const outside = `<!DOCTYPE x SYSTEM "${baseURL}/stolen.dtd" [<!ENTITY e SYSTEM "${baseURL}/stolen"><!ENTITY % p SYSTEM "/stolen.ent"> %p;]>`;
    const schema = readSchema("parts.xsd").replace(/(?=<xs:schema)/, outside);
    await pickSchema(
      page,
      "parts.xsd",
      schema.replace(/<xs:schema[^>]*>/, `$&<xs:include schemaLocation="${baseURL}/stolen.xsd"/>`),
    );
    await expect(page.getByRole("list", { name: "Saved in this browser" }).getByRole("listitem")).toHaveCount(1);
    await expect(page.getByText("stolen.xsd, which parts.xsd imports, is missing.")).toBeVisible();
  });
  await test.step("Names and texts with markup are shown as plain text", async () => {
    const message = sample("43-single.xml").replace(/<MessageId>.*?</, `<MessageId>${RUNS.replaceAll("<", "&lt;")}<`);
    const files = [`${RUNS}.xml`, "b.xml", `${RUNS}.zip`].map((name) => ({
      name,
      mimeType: "application/octet-stream",
      buffer: Buffer.from(message),
    }));
    await openFiles(page, files);
    const rows = page.getByRole("tabpanel", { name: "Files" }).getByRole("row");
    await expect(rows.filter({ hasText: `${RUNS}.xml` })).toContainText("ERN 4.3");
    await expect(rows.filter({ hasText: "b.xml" })).toContainText(RUNS);
    await expect(page.locator("img[src=x]")).toHaveCount(0);
  });
  expect(asked.filter((url) => !url.startsWith(baseURL!) || url.includes("stolen"))).toEqual([]);
  expect(await page.evaluate(() => "stolen" in window)).toBe(false);
});
