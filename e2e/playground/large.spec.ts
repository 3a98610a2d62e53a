import { countInTier } from "@ddex-suite/ern/test/tier";

import {
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
import { phone } from "../support/widths";
import { expect, test } from "./test";

const single = sample("43-single.xml");
const album = sample("43-album.xml");
const recordingOf = (source: string): string => /<SoundRecording>[^]*?<\/SoundRecording>\s*/.exec(source)![0];

type ToRecording = (first: string, index: number) => string;

/** A message with recordings instead of its first one, each made from that. */
const withRecordings = (source: string, count: number, toRecording: ToRecording): string => {
  const first = recordingOf(source);
  return source.replace(first, () => Array.from({ length: count }, (_, index) => toRecording(first, index)).join(""));
};

/** A message of at least so many characters. */
const ofLength = (length: number, toRecording: ToRecording = (first) => first): string =>
  withRecordings(single, Math.ceil(length / recordingOf(single).length), toRecording);

test("A big message shows progress, and can be cancelled and read again", async ({ playground: page }) => {
  test.setTimeout(120_000);
  // Large enough that a fast machine takes seconds to read it.
  const big = ofLength(countInTier(27_000_000, 45_000_000));
  await openFiles(page, temporaryFile("big.xml", big));
  const cancel = page.getByRole("button", { name: "Cancel" });
  await expect(cancel).toBeInViewport({ ratio: 1, timeout: 60_000 });
  await cancel.click();
  await expect(page.getByText("Not read: Cancelled.")).toBeVisible();
  await page.getByRole("button", { name: "Read again" }).click();
  await expect(page.getByText("Resources")).toBeVisible({ timeout: 60_000 });
  expect((await sourceText(page)) === big).toBe(true);
});

test("Two big messages are compared without blocking the page", async ({ playground: page }) => {
  test.setTimeout(120_000);
  const ofDuration = (duration: string): string =>
    ofLength(countInTier(2_500_000, 5_000_000), (recording, index) =>
      recording
        .replaceAll("A1", `A${index + 100}`)
        .replace(/<ISRC>.*?</, `<ISRC>QZ6XP26${String(index).padStart(5, "0")}<`)
        .replace("PT2M58S", index === 1000 ? duration : "PT2M58S"),
    );
  const before = temporaryFile("before.xml", ofDuration("PT8M"));
  const now = temporaryFile("now.xml", ofDuration("PT9M"));
  const panel = panelNamed(page, "Changes");
  await openFiles(page, now);
  await expect(fileName(page)).toHaveText("now.xml");
  await expect(page.locator("[role=tabpanel][aria-busy]")).toHaveCount(0, { timeout: 60_000 });
  await showPanel(page, "Changes");
  await panel.getByRole("button", { name: "Another message" }).click();
  const times = await threadTimes(page, async () => {
    await compareWithFile(page, before);
    const changes = panel.getByRole("list", { name: "Differences" }).getByRole("listitem");
    await expect(changes).toContainText("Duration: PT8M → PT9M", { timeout: 60_000 });
    await compareWithFile(page, now);
    await expect(panel).toContainText("Both messages say the same", { timeout: 60_000 });
  });
  expect.soft(times.longest).toBeLessThan(200);
  expect.soft(times.page).toBeLessThan(times.workers);
});

test("A search in a big message doesn't block the page, and the newest query is answered", async ({
  playground: page,
}) => {
  test.setTimeout(120_000);
  const count = countInTier(2500, 6000);
  const big = withRecordings(album, count, (recording, index) =>
    recording.replace(/<ResourceReference>[^<]*/, `<ResourceReference>A${index + 100}`),
  );
  const last = `A${count + 99}`;
  await openFiles(page, temporaryFile("big.xml", big));
  // Its problems come first.
  await expect(page.getByRole("tabpanel", { name: "Checks" })).toBeVisible({ timeout: 60_000 });
  await showPanel(page, "Structure");
  const resources = new RegExp(`^Resources ${String(count)[0]},\\d{3}`);
  await expect(page.getByRole("treeitem", { name: resources })).toBeVisible({ timeout: 60_000 });
  const input = page.getByRole("searchbox", { name: "Find in the structure" });
  const { longest } = await threadTimes(page, async () => {
    await input.fill("");
    await input.pressSequentially(last);
    await expect(page.locator("#structure-matches")).toHaveText(/^1 of [\d,]+ match$/, { timeout: 30_000 });
  });
  expect.soft(longest).toBeLessThan(200);
  await expect(page.getByRole("treeitem", { name: new RegExp(last) })).toBeVisible();
});

/** Messages of 100 kB, most of it deals; every second one has a wrong duration. */
const manyFiles = (count: number): string[] => {
  const long = single.replace(/\n *<Deal>[^]*?<\/Deal>/, (deal) => deal.repeat(Math.ceil(100_000 / deal.length)));
  return Array.from({ length: count }, (_, index) =>
    temporaryFile(`m${String(index).padStart(3, "0")}.xml`, index % 2 ? long.replace("PT2M58S", "2:58") : long),
  );
};

test("Many files are checked without blocking the page, and the check can be cancelled", async ({
  playground: page,
}) => {
  test.setTimeout(120_000);
  const count = countInTier(40, 100);
  const files = manyFiles(count);
  const panel = panelNamed(page, "Files");
  const state = panel.locator(".files-state");
  let started = 0;
  page.on("worker", () => (started += 1));
  await openFiles(page, files.slice(0, 2));
  await expect(state).toContainText("2 files");
  // Clicked from within the page, as early as possible: from here it might be too late.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>("[role=tabpanel] button:enabled")];
      const cancel = buttons.find(({ textContent }) => textContent === "Cancel");
      if (!cancel) return;
      observer.disconnect();
      cancel.click();
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const { longest } = await threadTimes(page, async () => {
    await test.step("Cancelled before it begins, nothing is checked", async () => {
      await openFiles(page, files);
      await expect(state).toContainText(`${count} files, 0 checked`);
      await expect(panel.getByRole("button", { name: "Cancel" })).toBeDisabled();
    });
    await test.step("Started again, all are checked", async () => {
      await panel.getByRole("button", { name: "Check all" }).click();
      await expect(state).toContainText(`${count} files, ${count} checked, ${count / 2} with problems.`, {
        timeout: 60_000,
      });
    });
  });
  expect.soft(longest).toBeLessThan(200);
  // Some for reading and some for checking; they end with their work, so only the engine's own is left.
  expect.soft(started).toBeGreaterThanOrEqual(2);
  expect.soft(page.workers()).toHaveLength(1);
});

test(
  "A long message is never drawn as a whole, from the start nor behind a view",
  phone,
  async ({ playground: page }) => {
    const most = await page.evaluateHandle(() => {
      const drawn = { lines: 0 };
      const note = (): void => {
        drawn.lines = Math.max(drawn.lines, document.querySelectorAll(".cm-line").length);
      };
      new MutationObserver(note).observe(document.querySelector("main")!, { subtree: true, childList: true });
      return drawn;
    });
    const long = ofLength(200_000);
    expect(long.split("\n").length).toBeGreaterThan(4_000);
    await openFiles(page, { name: "long.xml", mimeType: "text/xml", buffer: Buffer.from(long) });
    await expect(page.locator(".cm-line").first()).toBeVisible();
    await showPanel(page, "Structure");
    await openSample(page, "An album of 3 tracks", "43-album.xml");
    await undo(page);
    await expect(fileName(page)).toHaveText("long.xml");
    const source = page.getByRole("tab", { name: "Source" });
    if (await source.isVisible()) await source.click();
    await expect(page.locator(".cm-line").first()).toBeVisible();
    const { lines } = await most.jsonValue();
    expect.soft(lines).toBeGreaterThan(10);
    expect.soft(lines).toBeLessThan(1_000);
    expect.soft((await sourceText(page)) === long).toBe(true);
  },
);
