import type { Page } from "@playwright/test";

import { countInTier } from "../../src/test/tier";
import {
  chooseIn,
  compareWithFile,
  fileName,
  openFiles,
  openSample,
  panelNamed,
  sample,
  showPanel,
  sourceText,
  undo,
} from "../support/playground";
import { temporaryFile } from "../support/temporary-file";
import { threadTimes } from "../support/thread-times";
import { bothEnds } from "../support/widths";
import { expect, test } from "./test";

const single = sample("43-single.xml");
const album = sample("43-album.xml");
const recordingOf = (source: string): string => /<SoundRecording>[^]*?<\/SoundRecording>\s*/.exec(source)![0];

/** A message with recordings instead of its first one, each made from that. */
const withRecordings = (source: string, count: number, toRecording: (first: string, at: number) => string): string => {
  const first = recordingOf(source);
  return source.replace(first, () => Array.from({ length: count }, (_, at) => toRecording(first, at)).join(""));
};

/** A message of at least so many characters. */
const ofLength = (length: number, toRecording = (first: string, _at: number) => first): string =>
  withRecordings(single, Math.ceil(length / recordingOf(single).length), toRecording);

test("A big message shows progress, and can be cancelled and read again", async ({ playground: page }) => {
  test.setTimeout(120_000);
  const big = ofLength(countInTier(9_000_000, 36_000_000));
  await openFiles(page, temporaryFile("big.xml", big));
  const cancel = page.getByRole("button", { name: "Cancel" });
  await expect(cancel).toBeInViewport({ ratio: 1, timeout: 60_000 });
  await cancel.click();
  await expect(page.getByText("Not read: Cancelled.")).toBeVisible();
  await page.getByRole("button", { name: "Read again" }).click();
  await expect(page.getByText("Resources")).toBeVisible({ timeout: 60_000 });
  expect((await sourceText(page)) === big).toBe(true);
});
