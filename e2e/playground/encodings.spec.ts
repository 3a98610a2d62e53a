import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { chooseIn, downloaded, openFile, sample, showPanel } from "../support/playground";
import { expect, test } from "./test";

const single = sample("43-single.xml");

const downloadedBytes = async (page: Page): Promise<Buffer> => {
  const [file] = await Promise.all([page.waitForEvent("download"), chooseIn(page, "Download", "XML")]);
  return readFileSync(await file.path());
};

test("A byte order mark and CRLF are downloaded as they were opened", async ({ playground: page }) => {
  const text = `\uFEFF${single.replaceAll("\n", "\r\n")}`;
  await openFile(page, "dos.xml", text);
  expect(await downloaded(page, "XML")).toEqual({ name: "dos.xml", text });
});

test("UTF-16 is downloaded as UTF-16", async ({ playground: page }) => {
  const utf16 = Buffer.from(`\uFEFF${single.replace('encoding="UTF-8"', 'encoding="UTF-16"')}`, "utf16le");
  await openFile(page, "wide.xml", utf16);
  expect((await downloadedBytes(page)).equals(utf16)).toBe(true);
});

test("ISO-8859-1 is downloaded as it was, and a character that it lacks as a reference", async ({
  playground: page,
}) => {
  const text = single.replace('encoding="UTF-8"', 'encoding="ISO-8859-1"').replaceAll("Paper Boats", "Fjællet");
  await openFile(page, "latin.xml", Buffer.from(text, "latin1"));
  expect((await downloadedBytes(page)).equals(Buffer.from(text, "latin1"))).toBe(true);
  await page.getByRole("treeitem", { name: /^Fjællet A1/ }).click();
  await showPanel(page, "Edit");
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.fill("Fjællet 東");
  await title.press("Enter");
  await expect.poll(async () => (await downloadedBytes(page)).toString("latin1")).toContain(">Fjællet &#26481;<");
});
