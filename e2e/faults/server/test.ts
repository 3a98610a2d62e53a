import { expect, test as base } from "@playwright/test";

import { collectProblems } from "../../support/collect-problems";
import type { FaultyServer } from "./faulty-server";
import { startFaultyServer } from "./faulty-server";

/** The browser's own messages about a response, which duplicate the request reports. */
const OF_THE_NETWORK = /^(?:failed: |[45]\d\d: |console: Failed to load resource)/;

/** A test whose page mustn't log anything else or leave a rejection unhandled. */
export const quietTest = base.extend<{ silence: undefined }>({
  silence: [
    async ({ page }, provide) => {
      const problems = collectProblems(page);
      await provide(undefined);
      expect(problems.filter((problem) => !OF_THE_NETWORK.test(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The same against a faulty server. */
export const test = quietTest.extend<{ server: FaultyServer }>({
  // Playwright reads the required fixtures from the pattern: none.
  // eslint-disable-next-line no-empty-pattern
  server: async ({}, provide) => {
    const server = await startFaultyServer();
    await provide(server);
    await server.stop();
  },
  baseURL: async ({ server }, provide) => provide(server.origin),
});
