import path from "node:path";

import { type CDPSession, chromium, type Page } from "@playwright/test";

import { goBehind, showPanel } from "../../e2e/support/playground";
import { chromiumArgs } from "../../src/test/browser/chromium-args";

const CPU_THROTTLE = 4;
const KEYS = 80;
const TYPED = "abcdef g<b/>hijk";
/** A fast typist who pauses after each word, so that the page reads the message meanwhile. */
const KEY_MS = 120;
const WORD = 8;
const THINK_MS = 1200;
const SETTLE_MS = 6000;

export interface PageUnderTest {
  executablePath: string | undefined;
  /** URL of the playground. */
  url: string;
  /** `observe-typing.ts`, bundled. */
  script: string;
}

/** Waits until the playground is ready, not the prerendered page. */
const waitForPlayground = async (page: Page): Promise<void> => {
  await page.locator(".workbench > .start").getByRole("link", { name: "A single", exact: true }).click();
  await page.locator(".status-bar", { hasText: "ERN" }).waitFor();
};

const onSlowPage = async <Result>(
  { executablePath, url, script }: PageUnderTest,
  measure: (page: Page, devtools: CDPSession) => Promise<Result>,
  prepare = waitForPlayground,
): Promise<Result> => {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript({ content: script });
    await page.goto(url);
    await prepare(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLE });
    return await measure(page, devtools);
  } finally {
    await browser.close();
  }
};

/** Picks a file, and waits until it has been read. */
const openFile = async (page: Page, file: string): Promise<void> => {
  const chooser = page.waitForEvent("filechooser");
  // A key is handled before tasks that wait in the page's queue, such as the one that intercepts choosers.
  await page.evaluate(() => undefined);
  await page.keyboard.press("o");
  await (await chooser).setFiles(file);
  const name = page.locator(".file-name", { hasText: path.basename(file) });
  await name.waitFor();
  await page.locator(".status-bar", { hasText: / [kM]B/ }).waitFor({ timeout: 120_000 });
  await page.waitForTimeout(SETTLE_MS);
};

/** The processor seconds that the page's main thread has used, as if it weren't slowed down. */
const usedSeconds = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")!.value / CPU_THROTTLE;
};

/** Types, and returns milliseconds from each key to the paint after it. */
const typeKeys = async (page: Page): Promise<number[]> => {
  await page.evaluate(() => (window.typing.keys = []));
  for (let key = 1; key <= KEYS; key += 1) {
    await page.keyboard.press(TYPED[(key - 1) % TYPED.length]!);
    await page.waitForTimeout(key % WORD === 0 ? THINK_MS : KEY_MS);
  }
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => window.typing.keys);
};

/**
 * Returns milliseconds from each key to the paint after it, typed in the middle of a message while a tab is shown, and
 * the processor milliseconds of the main thread for a key, with the reading that follows.
 */
export const measureTyping = (
  target: PageUnderTest,
  message: { file: string; middle: string },
  tab: string,
): Promise<{ keys: number[]; processor: number }> =>
  onSlowPage(target, async (page, devtools) => {
    await openFile(page, message.file);
    await showPanel(page, tab);
    await goBehind(page, message.middle);
    await page.waitForTimeout(SETTLE_MS);
    // Time that other programs use doesn't count.
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    const before = await usedSeconds(devtools);
    const keys = await typeKeys(page);
    return { keys, processor: ((await usedSeconds(devtools)) - before) * (1000 / KEYS) };
  });

/**
 * Returns milliseconds from each key to the paint after it, behind a text in an editor that does nothing else;
 * `editor` is `plain-editor.ts`, bundled.
 */
export const measurePlainEditor = (
  target: Omit<PageUnderTest, "url">,
  editor: string,
  doc: string,
  middle: string,
): Promise<number[]> => {
  const openEditor = async (page: Page): Promise<void> => {
    await page.addScriptTag({ content: editor });
    await page.evaluate(([doc, middle]) => window.openPlainEditor(doc, middle), [doc, middle] as const);
    await page.waitForTimeout(SETTLE_MS);
  };
  return onSlowPage({ ...target, url: "data:text/html,<!doctype html>" }, typeKeys, openEditor);
};

/** Milliseconds until a search that finds nothing says so, or until one shows the end of the message, whichever takes longer. */
const measureSearch = async (page: Page): Promise<number> => {
  await page.getByRole("textbox", { name: "XML source" }).focus();
  await page.keyboard.press("ControlOrMeta+f");
  await page.getByRole("textbox", { name: "Find" }).waitFor();
  const find = async (text: string, found: string, keys: readonly string[] = []): Promise<number> => {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(text.slice(0, -1));
    const begin = performance.now();
    // CodeMirror takes note of what is in the field when a key is released.
    for (const key of [text.slice(-1), ...keys]) await page.keyboard.press(key);
    await page.locator(found).waitFor();
    return performance.now() - begin;
  };
  const nothing = await find("found nowhere", ".cm-not-found:not(:empty)");
  return Math.max(nothing, await find("</ern:NewReleaseMessage", ".cm-searchMatch-selected", ["Enter"]));
};

/** Returns the longest time without a response while a file is opened, and the time of a search in it, in ms. */
export const measureOpening = (target: PageUnderTest, message: { file: string }) =>
  onSlowPage(target, async (page, devtools) => {
    await page.evaluate(() => window.typing.watch());
    await openFile(page, message.file);
    const gap = await page.evaluate(() => window.typing.gap);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    return { gap, search: await measureSearch(page) };
  });
