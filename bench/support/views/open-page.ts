import { chromium, type Page } from "@playwright/test";

import { chromiumArgs } from "../../../src/test/browser/chromium-args";
import { type ByteCounter, countBytes } from "./count-bytes";

const CPU_THROTTLE = 4;
const SETTLE_MS = 800;

/** The browser to open pages with, and the script that watches them. */
export interface Observer {
  executablePath: string;
  /** `observe-page.ts`, bundled. */
  script: string;
}

/** Opens a page in a new browser with an empty cache and a slowed-down CPU; passes it to `measure` once it is at rest. */
export const openPage = async <Result>(
  { executablePath, script }: Observer,
  url: string,
  measure: (page: Page, bytes: ByteCounter) => Promise<Result>,
): Promise<Result> => {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const bytes = await countBytes(devtools);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLE });
    await page.addInitScript({ content: script });
    const response = await page.goto(url, { waitUntil: "networkidle" });
    if (response?.status() !== 200) throw new Error(`${url} answers ${response?.status()}, not 200`);
    await page.waitForTimeout(SETTLE_MS);
    await bytes.idle(0);
    return await measure(page, bytes);
  } finally {
    await browser.close();
  }
};
