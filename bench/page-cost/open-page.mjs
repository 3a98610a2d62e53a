import { chromium } from "@playwright/test";

import { chromiumArgs } from "../../src/scripts/chromium.ts";
import { countBytes } from "./count-bytes.mjs";
import { observePage } from "./observe-page.mjs";

const CPU_THROTTLE = 4;
const SETTLE_MS = 800;

/** Opens a page in a new browser with an empty cache, on a slowed-down CPU; hands it to `use` when it has come to rest. */
export const openPage = async (executablePath, url, use) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const bytes = await countBytes(devtools);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLE });
    await page.addInitScript(observePage);
    const response = await page.goto(url, { waitUntil: "networkidle" });
    if (response?.status() !== 200) throw new Error(`${url} answers ${response?.status()}, not 200`);
    await page.waitForTimeout(SETTLE_MS);
    await bytes.idle(0);
    return await use(page, bytes);
  } finally {
    await browser.close();
  }
};
