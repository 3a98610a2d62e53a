import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { chooseIn, downloaded, openFile, sample, showPanel, sourceEditor, sourceText } from "../support/playground";
import { softStep } from "../support/soft-step";
import { expect, test } from "./test";

const single = sample("43-single.xml");

const downloadedBytes = async (page: Page): Promise<Buffer> => {
  const [file] = await Promise.all([page.waitForEvent("download"), chooseIn(page, "Download", "XML")]);
  return readFileSync(await file.path());
};

test("Encoding, byte order mark and line ends are downloaded as they were, after edits too", async ({
  playground: page,
}) => {
  await softStep("A byte order mark and CRLF", async () => {
    const text = `\uFEFF${single.replaceAll("\n", "\r\n")}`;
    await openFile(page, "dos.xml", text);
    expect(await downloaded(page, "XML")).toEqual({ name: "dos.xml", text });
  });

  await softStep("CRLF, also of a line that is typed", async () => {
    await openFile(page, "lines.xml", "<a>\r\n<b>x</b>\r\n</a>\r\n");
    await sourceEditor(page).focus();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.press("End");
    await page.keyboard.type("y");
    await page.keyboard.press("Enter");
    await page.keyboard.type("z");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Home");
    await page.keyboard.press("Backspace");
    expect(await sourceText(page)).toMatch(/^<a>y\r\n *z<b>x<\/b>\r\n<\/a>\r\n$/);
  });

  await softStep("UTF-16", async () => {
    const utf16 = Buffer.from(`\uFEFF${single.replace('encoding="UTF-8"', 'encoding="UTF-16"')}`, "utf16le");
    await openFile(page, "wide.xml", utf16);
    expect((await downloadedBytes(page)).equals(utf16)).toBe(true);
  });

  await softStep("ISO-8859-1, and a character that it lacks as a reference", async () => {
    const text = single.replace('encoding="UTF-8"', 'encoding="ISO-8859-1"').replaceAll("Paper Boats", "Fjællet");
    await openFile(page, "latin.xml", Buffer.from(text, "latin1"));
    expect((await downloadedBytes(page)).equals(Buffer.from(text, "latin1"))).toBe(true);
    await showPanel(page, "Structure");
    await page.getByRole("treeitem", { name: /^Fjællet A1/ }).click();
    await showPanel(page, "Edit");
    const title = page.getByRole("textbox", { name: "Title", exact: true });
    await title.fill("Fjællet 東");
    await title.press("Enter");
    await expect.poll(async () => (await downloadedBytes(page)).toString("latin1")).toContain(">Fjællet &#26481;<");
  });
});
