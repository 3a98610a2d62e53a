import { median } from "../median";
import type { ByteCounts } from "./count-bytes";
import { type Observer, openPage } from "./open-page";

/** Gatsby prefetches three seconds after it is asked to. */
const READING_MS = 4500;

interface FirstView extends ByteCounts {
  lcp: number;
  blocking: number;
  cls: number;
  nodes: number;
}

export interface PageCost extends FirstView {
  /** Bytes transferred after the page is at rest. */
  ahead: number;
}

/** The median of each figure. */
const medians = (views: readonly FirstView[]): FirstView => {
  const keys = Object.keys(views[0]!) as (keyof FirstView)[];
  return Object.fromEntries(keys.map((key) => [key, median(views.map((view) => view[key]))])) as unknown as FirstView;
};

/** Returns the cost of a page's first view: medians of its runs. Only the last run waits for prefetching. */
export const measurePage = async (observer: Observer, url: string, runs: number): Promise<PageCost> => {
  const views: FirstView[] = [];
  let ahead = 0;
  for (let run = 1; run <= runs; run += 1) {
    await openPage(observer, url, async (page, bytes) => {
      views.push({
        ...bytes.take(),
        ...(await page.evaluate(() => ({
          lcp: window.bench.lcp,
          blocking: window.bench.blocking,
          cls: window.bench.cls,
          nodes: window.bench.countNodes(),
        }))),
      });
      if (run < runs) return;
      await bytes.idle(READING_MS);
      ahead = bytes.take().total;
    });
  }
  return { ...medians(views), ahead };
};
