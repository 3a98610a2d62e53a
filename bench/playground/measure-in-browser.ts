import { chromium } from "@playwright/test";

import { chromiumArgs } from "../../src/test/browser/chromium-args";
import { bundleScript } from "../../src/test/node/bundle-script";
import { median } from "../support/median";

const PART = 4_000_000;

export interface BrowserTimes {
  parse: number;
  withModel: number;
  gap: number;
  dom: number;
  alive: boolean;
}

/** Measures a message in a real browser: the engine in a worker, DOMParser in the page. */
export const measureInBrowser = async (
  executablePath: string | undefined,
  xml: string,
  runs: number,
): Promise<BrowserTimes> => {
  const workerCode = await bundleScript("bench/playground/engine-worker.ts");
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const page = await browser.newPage();
    await page.setContent("<title>Bench</title>");
    await page.addScriptTag({ content: await bundleScript("bench/playground/time-in-page.ts") });
    for (let start = 0; start < xml.length; start += PART)
      await page.evaluate((part) => window.parserBench.parts.push(part), xml.slice(start, start + PART));
    const measured = await page.evaluate(([code, count]) => window.parserBench.time(code, count), [
      workerCode,
      runs,
    ] as const);
    return {
      parse: median(measured.engine.map(({ parse }) => parse)),
      withModel: median(measured.engine.map(({ all }) => all)),
      gap: Math.max(...measured.engine.map(({ gap }) => gap)),
      dom: median(measured.dom),
      alive: measured.alive,
    };
  } finally {
    await browser.close();
  }
};
