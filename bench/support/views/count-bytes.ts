import { setTimeout as wait } from "node:timers/promises";

import type { CDPSession } from "@playwright/test";

const KINDS = { js: "js", mjs: "js", html: "html", json: "json" } as const;

export interface ByteCounts {
  total: number;
  js: number;
  html: number;
  json: number;
  other: number;
  /** Those of `<link rel="prefetch">`, which the total and the kinds have too. */
  prefetched: number;
  requests: number;
}

export interface ByteCounter {
  /** The counts since the last call. */
  take: () => ByteCounts;
  /** Waits until nothing has been under way for so many milliseconds. */
  idle: (milliseconds: number) => Promise<void>;
}

const kindOf = (url: string): "js" | "html" | "json" | "other" => {
  const extension = /\.([a-z0-9]+)$/.exec(new URL(url).pathname)?.[1];
  return extension ? (KINDS[extension as keyof typeof KINDS] ?? "other") : "html";
};

const nothing = (): ByteCounts => ({ total: 0, js: 0, html: 0, json: 0, other: 0, prefetched: 0, requests: 0 });

/**
 * Counts the bytes that come over the wire, headers included, by kind and in all. What the cache answers costs nothing;
 * what workers load is not counted.
 */
export const countBytes = async (devtools: CDPSession): Promise<ByteCounter> => {
  let counts = nothing();
  let lastActivity = performance.now();
  const open = new Map<string, { url: string; prefetched: boolean }>();

  const close = ({ requestId }: { requestId: string }) => {
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
    take: () => {
      const taken = counts;
      counts = nothing();
      return taken;
    },
    idle: async (milliseconds) => {
      while (open.size > 0 || performance.now() - lastActivity < milliseconds) await wait(50);
    },
  };
};
