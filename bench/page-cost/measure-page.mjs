/* global window */
import { median } from "../support/median.mjs";
import { openPage } from "./open-page.mjs";

/** Gatsby fetches ahead three seconds after it is asked to. */
const READING_MS = 4500;

const measureOnce = (executablePath, url, withAhead) =>
  openPage(executablePath, url, async (page, bytes) => {
    const firstView = {
      ...bytes.take(),
      ...(await page.evaluate(() => ({
        lcp: window.bench.lcp,
        blocking: window.bench.blocking,
        cls: window.bench.cls,
        nodes: window.bench.countNodes(),
      }))),
    };
    if (!withAhead) return { firstView };
    await bytes.idle(READING_MS);
    return { firstView, ahead: bytes.take().total };
  });

/**
 * What the first view of a page costs: each figure the median of its runs. `ahead` is what is transferred afterwards,
 * when the page is at rest; the last run alone waits for it.
 */
export const measurePage = async (executablePath, url, runs) => {
  const results = [];
  for (let run = 1; run <= runs; run += 1) results.push(await measureOnce(executablePath, url, run === runs));
  const figures = Object.keys(results[0].firstView).map((key) => [
    key,
    median(results.map(({ firstView }) => firstView[key])),
  ]);
  return { ...Object.fromEntries(figures), ahead: results.at(-1).ahead };
};
