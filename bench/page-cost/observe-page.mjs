/* global window, document, MessageChannel, MutationObserver, PerformanceObserver, requestAnimationFrame */

/** Runs in the page before its own scripts; what it sees and can tell is in `window.bench`. */
export const observePage = () => {
  const bench = { blocking: 0, lcp: 0, cls: 0 };
  window.bench = bench;

  const observe = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe("longtask", ({ duration }) => {
    bench.blocking += Math.max(0, duration - 50);
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    bench.lcp = startTime;
  });
  observe("layout-shift", ({ hadRecentInput, value }) => {
    if (!hadRecentInput) bench.cls += value;
  });

  bench.countNodes = () => {
    const walker = document.createTreeWalker(document);
    let count = 1;
    while (walker.nextNode()) count += 1;
    return count;
  };

  /** From the next click on: milliseconds until another page's title is in the document and painted. */
  bench.timeNavigation = () => {
    const title = () => document.querySelector("h1")?.textContent;
    const before = title();
    bench.navigation = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error("The next page has not come within 10 s of the click.")), 10_000);
      const onClick = ({ timeStamp }) => {
        const afterPaint = (then) =>
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = then;
            channel.port2.postMessage(undefined);
          });
        const observer = new MutationObserver(() => {
          if (title() === undefined || title() === before) return;
          observer.disconnect();
          afterPaint(() => resolve(performance.now() - timeStamp));
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      };
      document.addEventListener("click", onClick, { capture: true, once: true });
    });
  };
};
