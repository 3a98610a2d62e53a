import { setTimeout as wait } from "node:timers/promises";

const KINDS = { js: "js", mjs: "js", html: "html", json: "json" };

const kindOf = (url) => {
  const extension = /\.([a-z0-9]+)$/.exec(new URL(url).pathname)?.[1];
  return extension ? (KINDS[extension] ?? "other") : "html";
};

const nothing = () => ({ total: 0, js: 0, html: 0, json: 0, other: 0, prefetched: 0, requests: 0 });

/**
 * Counts the bytes that come over the wire, headers included, by kind and in all. `prefetched` are those of
 * `<link rel="prefetch">`, which the total and the kinds have too. What the cache answers costs nothing; what workers
 * load is not counted.
 */
export const countBytes = async (devtools) => {
  let counts = nothing();
  let lastActivity = performance.now();
  const open = new Map();

  const close = ({ requestId }) => {
    lastActivity = performance.now();
    const request = open.get(requestId);
    open.delete(requestId);
    return request;
  };

  devtools.on("Network.requestWillBeSent", ({ requestId, loaderId, request, type }) => {
    // A worker's script has no loader: its end is told to the worker, not to the page.
    if (!request.url.startsWith("http") || loaderId === "") return;
    lastActivity = performance.now();
    open.set(requestId, { url: request.url, prefetched: type === "Prefetch" || request.initialPriority === "VeryLow" });
  });
  devtools.on("Network.loadingFailed", close);
  devtools.on("Network.loadingFinished", (event) => {
    const request = close(event);
    const bytes = event.encodedDataLength;
    if (!request || bytes === 0) return;
    counts.requests += 1;
    counts.total += bytes;
    counts[kindOf(request.url)] += bytes;
    if (request.prefetched) counts.prefetched += bytes;
  });
  await devtools.send("Network.enable");

  return {
    /** The counts since the last call. */
    take: () => {
      const taken = counts;
      counts = nothing();
      return taken;
    },
    /** Waits until nothing has been under way for so many milliseconds. */
    idle: async (milliseconds) => {
      while (open.size > 0 || performance.now() - lastActivity < milliseconds) await wait(50);
    },
  };
};
