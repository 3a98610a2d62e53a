import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { bundleScript } from "../../src/test/node/bundle-script";
import type { BehaviorName } from "../../src/test/search/search-hosts";
import {
  expectedFacts,
  HOST_STATUS_KEY,
  hostedKeys,
  startSearchHosts,
  stopSearchHosts,
  toAskedFacts,
} from "../../src/test/search/search-hosts";
import { softStep } from "../support/soft-step";

let bundle = "";

// The client isn't the built page's, and its hosts aren't in the headers.
test.use({ bypassCSP: true });

test.beforeAll(async () => {
  bundle = await bundleScript("e2e/support/hosted-entry.ts");
});

test.afterEach(stopSearchHosts);

/** Starts a host that takes events, whose bodies it collects. */
const startInsightsHost = async () => {
  const bodies: unknown[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      bodies.push(JSON.parse(body));
      response.setHeader("access-control-allow-origin", "*").end();
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return { host: `http://127.0.0.1:${port}`, bodies, close: () => server.close() };
};

/** Starts hosts with this behaviour, and lets a page use the site's client with them. */
const open = async (page: Page, ...names: BehaviorName[]) => {
  const servers = await startSearchHosts(...names);
  const load = async () => {
    await page.goto("/404.html");
    await page.addScriptTag({ content: bundle });
    await page.evaluate(
      (config) => {
        const fallback = { search: () => Promise.resolve({ results: [] }) };
        Object.assign(window, { client: window.hosted.createHostedClient(config, fallback) });
      },
      { ...hostedKeys, hosts: servers.hosts },
    );
  };
  const search = (query: string) =>
    page.evaluate(async (words) => {
      const { client } = window as Window & { client?: ReturnType<Window["hosted"]["createHostedClient"]> };
      const begin = performance.now();
      const response = await client!.search([{ indexName: "", query: words, hitsPerPage: 20 }]);
      return { response, duration: performance.now() - begin };
    }, query);
  await load();
  return { ...servers, load, search };
};

test("A browser asks hosts in turn, without a preflight, and sends views and clicks as beacons", async ({ page }) => {
  await softStep("It asks the first host, with the credentials in the address and no preflight", async () => {
    const { search, asked } = await open(page, "answers", "answers");
    const { response } = await search("intro");
    expect(response.results[0]?.hits[0]?.url).toBe("/docs/intro/#first");
    expect(asked.map(toAskedFacts)).toEqual([expectedFacts({ query: "intro", hitsPerPage: 20 })]);
  });
  await softStep("It skips hosts that hang, reset, fail or redirect, and avoids them even after a reload", async () => {
    await page.evaluate(() => localStorage.clear());
    const names: BehaviorName[] = ["hangs", "resets", "says503", "redirects", "answersSlowly"];
    const { search, askedNames, load } = await open(page, ...names);
    const { response, duration } = await search("a");
    expect(response.problem).toBeUndefined();
    expect(askedNames()).toEqual(names);
    expect(duration).toBeGreaterThan(1_000);
    await search("b");
    await load();
    await search("c");
    expect(askedNames()).toEqual(["answersSlowly", "answersSlowly"]);
    const stored = await page.evaluate((key) => localStorage.getItem(key), HOST_STATUS_KEY);
    const statuses = Object.values(JSON.parse(stored ?? "{}") as Record<string, { status: string }>);
    expect(statuses.map(({ status }) => status)).toEqual(["timed out", "down", "down", "down"]);
  });
  await softStep("Views and clicks are sent as beacons, without a cookie", async () => {
    const { host, bodies, close } = await startInsightsHost();
    await page.evaluate((address) => {
      const config = { appId: "APP", apiKey: "key", indexName: "docs", host: address };
      const tracker = window.hosted.createInsightsTracker(config);
      tracker.trackClick({ objectID: "1" }, 1, "q1");
      tracker.trackViews([{ objectID: "1" }, { objectID: "2" }]);
    }, host);
    await expect.poll(() => bodies.length).toBe(2);
    close();
    const userToken: unknown = expect.stringMatching(/^anonymous-/);
    const shared = { index: "docs", userToken };
    const click = { eventType: "click", eventName: "Item Selected", objectIDs: ["1"], positions: [1], queryID: "q1" };
    const view = { eventType: "view", eventName: "Items Viewed", objectIDs: ["1", "2"] };
    expect(bodies).toEqual([{ events: [{ ...click, ...shared }] }, { events: [{ ...view, ...shared }] }]);
    expect(await page.context().cookies()).toEqual([]);
  });
});
