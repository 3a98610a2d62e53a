import { afterPaint } from "./after-paint";

/** What is measured while a page loads, and the functions it provides. */
export interface PageObservations {
  blocking: number;
  lcp: number;
  cls: number;
  countNodes: () => number;
  /** From the next click on: times until another page's title is painted, in this document or the next. */
  timeNavigation: () => void;
  /** Milliseconds from that click to the painted page. */
  navigation?: Promise<number>;
  /** The value of `blocking` before that click, in this document. */
  blockingBefore: number;
}

declare global {
  interface Window {
    bench: PageObservations;
  }
}

interface LayoutShift extends PerformanceEntry {
  hadRecentInput: boolean;
  value: number;
}

const observe = <Entry extends PerformanceEntry>(type: string, onEntry: (entry: Entry) => void): void =>
  new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(onEntry)).observe({ type, buffered: true });

const countNodes = (): number => {
  const walker = document.createTreeWalker(document);
  let count = 1;
  while (walker.nextNode()) count += 1;
  return count;
};

const titleOf = (): string | undefined => document.querySelector("h1")?.textContent ?? undefined;

/** The time of a click in milliseconds since 1970, kept for the tab's next document. */
const clickTime = {
  save: (timeStamp: number): void => {
    window.name = String(performance.timeOrigin + timeStamp);
  },
  take: (): number => {
    const time = Number(window.name);
    window.name = "";
    return time;
  },
};

const timeNavigation = (): void => {
  const before = titleOf();
  window.bench.blockingBefore = window.bench.blocking;
  window.bench.navigation = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("The next page has not come within 10 s of the click.")), 10_000);
    const onClick = ({ timeStamp }: MouseEvent): void => {
      clickTime.save(timeStamp);
      const observer = new MutationObserver(() => {
        if (titleOf() === undefined || titleOf() === before) return;
        observer.disconnect();
        clickTime.take();
        afterPaint(() => resolve(performance.now() - timeStamp));
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    };
    document.addEventListener("click", onClick, { capture: true, once: true });
  });
};

/** In a document opened by a timed click: milliseconds from the click to its first content. */
const timeDocument = (): Promise<number> | undefined => {
  const clicked = clickTime.take();
  return clicked > 0
    ? new Promise((resolve) => {
        observe("paint", ({ name, startTime }) => {
          if (name === "first-contentful-paint") resolve(performance.timeOrigin + startTime - clicked);
        });
      })
    : undefined;
};

// Runs in the page before the page's own scripts.
window.bench = {
  blocking: 0,
  lcp: 0,
  cls: 0,
  countNodes,
  timeNavigation,
  navigation: timeDocument(),
  blockingBefore: 0,
};
observe("longtask", ({ duration }) => {
  window.bench.blocking += Math.max(0, duration - 50);
});
observe("largest-contentful-paint", ({ startTime }) => {
  window.bench.lcp = startTime;
});
observe<LayoutShift>("layout-shift", ({ hadRecentInput, value }) => {
  if (!hadRecentInput) window.bench.cls += value;
});
