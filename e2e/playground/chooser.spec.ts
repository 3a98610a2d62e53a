import { writeFileSync } from "node:fs";
import path from "node:path";

import type { Page } from "@playwright/test";

import { showPanel, visitPlayground } from "../support/playground";
import { expect, test } from "./test";

/** Opens a chooser, forces a garbage collection, which may happen at any time, and then chooses. */
const chooseAfterCollection = async (page: Page, openChooser: () => Promise<void>, file: string): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setInterceptFileChooserDialog", { enabled: true });
  const opened = new Promise<number>((resolve) => {
    session.once("Page.fileChooserOpened", ({ backendNodeId }) => resolve(backendNodeId!));
  });
  await openChooser();
  const backendNodeId = await opened;
  await session.send("HeapProfiler.collectGarbage");
  await session.send("DOM.setFileInputFiles", { files: [file], backendNodeId });
};

test("A chosen file and a chosen track table arrive, however long the chooser was open", async ({ page }, testInfo) => {
  await visitPlayground(page);
  await chooseAfterCollection(
    page,
    () => page.keyboard.press("o"),
    path.resolve("src/playground/samples/43-single.xml"),
  );
  await expect(page.locator(".file-name")).toHaveText("43-single.xml");

  const file = testInfo.outputPath("tracks.csv");
  writeFileSync(file, Buffer.from("Title\nCaf\xe9\n", "latin1"));
  await showPanel(page, "Tracks");
  await page.locator(".track-tools summary").click();
  const take = (): Promise<void> => page.getByRole("button", { name: "Import a CSV file" }).click();
  await chooseAfterCollection(page, take, file);
  await expect(page.getByText("tracks.csv is not UTF-8.")).toBeVisible();
});
