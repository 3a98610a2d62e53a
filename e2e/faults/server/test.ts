import { test as base, expect } from "@playwright/test";

import { collectProblems } from "../../support/collect-problems";
import { startFaultyServer } from "./faulty-server";
import type { FaultyServer } from "./faulty-server";

/** What the browser itself says of an answer, and what the reports of requests repeat. */
const OF_THE_NETWORK = /^(?:failed: |[45]\d\d: |console: Failed to load resource)/;

/** A test against a server with faults. A page may say nothing of them in the console, nor leave a rejection unhandled. */
export const test = base.extend<{ server: FaultyServer; silence: undefined }>({
  // Playwright reads the names of what it needs from the pattern: none.
  // eslint-disable-next-line no-empty-pattern
  server: async ({}, provide) => {
    const server = await startFaultyServer();
    await provide(server);
    await server.stop();
  },
  baseURL: async ({ server }, provide) => provide(server.origin),
  silence: [
    async ({ page }, provide) => {
      const problems = collectProblems(page);
      await provide(undefined);
      expect(problems.filter((problem) => !OF_THE_NETWORK.test(problem))).toEqual([]);
    },
    { auto: true },
  ],
});
