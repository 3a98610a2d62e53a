import { setTimeout as wait } from "node:timers/promises";

import type { CDPSession } from "@playwright/test";

const KINDS = { js: "js", mjs: "js", html: "html", json: "json" } as const;

export interface ByteCounts {
  total: number;
  js: number;
  html: number;
  json: number;
  rest: number;
  /** Bytes of `<link rel="prefetch">`, also included in the total and the types. */
  prefetched: number;
  requests: number;
}

export interface ByteCounter {
  /** The counts since the last call. */
  take: () => ByteCounts;
  /** Waits until there have been no requests for this many milliseconds. */
  idle: (milliseconds: number) => Promise<void>;
}

const fileType = (url: string): "js" | "html" | "json" | "rest" => {
  const extension = /\.([a-z0-9]+)$/.exec(new URL(url).pathname)?.[1];
  return extension ? (KINDS[extension as keyof typeof KINDS] ?? "rest") : "html";
};

const zeroCounts = (): ByteCounts => ({ total: 0, js: 0, html: 0, json: 0, rest: 0, prefetched: 0, requests: 0 });

/** Counts the bytes transferred, with headers, by type. Cached responses and what workers load aren't counted. */
export const countBytes = async (devtools: CDPSession): Promise<ByteCounter> => {
  let counts = zeroCounts();
  let lastActivity = performance.now();
  const open = new Map<string, { url: string; prefetched: boolean }>();

  const close = ({ requestId }: { requestId: string }) => {
    lastActivity = performance.now();
    const request = open.get(requestId);
    open.delete(requestId);
    return request;
  };

  devtools.on("Network.requestWillBeSent", ({ requestId, loaderId, request, type }) => {
    // A worker's script has no loader: its end is reported to the worker, not to the page.
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
    counts[fileType(request.url)] += bytes;
    if (request.prefetched) counts.prefetched += bytes;
  });
  await devtools.send("Network.enable");

  return {
    take: () => {
      const taken = counts;
      counts = zeroCounts();
      return taken;
    },
    idle: async (milliseconds) => {
      while (open.size > 0 || performance.now() - lastActivity < milliseconds) await wait(50);
    },
  };
};
