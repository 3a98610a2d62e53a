/* global window, document, DOMParser, Worker, Blob */
import { readFileSync } from "node:fs";

import { chromium } from "@playwright/test";

import { chromiumArgs } from "../../src/scripts/chromium.ts";
import { median } from "../support/median.mjs";

const WORKER = `onmessage = ({ data }) => {
  const start = performance.now();
  let last = start, gap = 0;
  const message = engine.parseErn(data.xml, { onProgress: () => { gap = Math.max(gap, performance.now() - last); last = performance.now(); } });
  const parsed = performance.now();
  if (data.model) engine.listTracks(engine.readMessage(message));
  postMessage({ parse: parsed - start, all: performance.now() - start, gap });
};`;

/** Times in a real browser: the engine in a worker, DOMParser in the page, on the same message. */
export const measureInBrowser = async (executablePath, engineFile, xml, runs) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const page = await browser.newPage();
    await page.setContent("<title>Bench</title>");
    const handle = await page.evaluateHandle(() => ({ parts: [] }));
    for (let at = 0; at < xml.length; at += 4_000_000) {
      await handle.evaluate((holder, part) => holder.parts.push(part), xml.slice(at, at + 4_000_000));
    }
    const script = `${readFileSync(engineFile, "utf8")}\n${WORKER}`;
    const measured = await handle.evaluate(
      async ({ parts }, [source, count]) => {
        const text = parts.join("");
        const worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
        const inWorker = () =>
          new Promise((resolve, reject) => {
            worker.onmessage = ({ data }) => resolve(data);
            worker.onerror = reject;
            worker.postMessage({ xml: text, model: true });
          });
        const results = { engine: [], dom: [], alive: false };
        for (let run = 0; run < count; run += 1) {
          results.engine.push(await inWorker());
          const start = performance.now();
          window.parsed = new DOMParser().parseFromString(text, "application/xml");
          results.dom.push(performance.now() - start);
          window.parsed = undefined;
        }
        results.alive = document.title === "Bench";
        return results;
      },
      [script, runs],
    );
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
