import { readFileSync } from "node:fs";

import { expect, type Locator, type Page } from "@playwright/test";

import { visit } from "./visit";

export { readSample as sample } from "../../src/test/read-sample";

export const sourceEditor = (page: Page): Locator => page.getByRole("textbox", { name: "XML source" });

/** Opens the playground and waits until its message has been read. */
export const openPlayground = async (page: Page, hash = ""): Promise<void> => {
  await visit(page, `/playground/${hash}`);
  await expect(page.locator(".status-bar")).toContainText(/ERN|Not read/);
};

export const showPanel = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("tab", { name, exact: name !== "Checks" }).click();
};

/** Chooses one of the samples, and waits until it is open. */
export const openSample = async (page: Page, label: string, file: string): Promise<void> => {
  await page.getByRole("combobox", { name: "Samples" }).selectOption({ label });
  await expect(page.locator(".file-name")).toHaveText(file);
};

/** What a button of the download menu gives. */
export const downloaded = async (page: Page, name: string): Promise<{ name: string; text: string }> => {
  await page.locator("summary", { hasText: "Download" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
};

/** Opens a file as a reader does that picks it. */
export const pickFile = (page: Page, name: string, content: string | Buffer): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: "application/xml", buffer: Buffer.from(content) });
