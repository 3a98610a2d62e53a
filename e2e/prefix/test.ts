import { expect, test as base } from "@playwright/test";

import { prefixedSite } from "../../src/test/sites/build-copy";
import { collectProblems } from "../support/collect-problems";
import type { PrefixedServer } from "./prefixed-server";
import { startPrefixedServer } from "./prefixed-server";

/** The server for the tests of a worker, which ends with it. As a worker's fixture it would need workers of its own. */
let started: Promise<PrefixedServer> | undefined;

interface Fixtures {
  server: PrefixedServer;
  /** Address of the home page, without a trailing slash. */
  home: string;
  /** Missing paths that a test visits on purpose. */
  nowhere: Set<string>;
  stays: undefined;
}

/**
 * A test of the site served below a path. It fails if the page requests anything outside that path or anything missing,
 * or logs to the console.
 */
export const test = base.extend<Fixtures>({
  // Playwright reads the required fixtures from the pattern: none.
  // eslint-disable-next-line no-empty-pattern
  server: async ({}, provide) => provide(await (started ??= startPrefixedServer())),
  home: async ({ server }, provide) => provide(server.origin + prefixedSite.prefix),
  // As above.
  // eslint-disable-next-line no-empty-pattern
  nowhere: async ({}, provide) => provide(new Set()),
  stays: [
    async ({ page, server: { answers }, nowhere }, provide) => {
      answers.length = 0;
      const problems = collectProblems(page);
      await provide(undefined);
      const strays = answers.filter(
        ({ address, status }) =>
          !address.startsWith(`${prefixedSite.prefix}/`) || (status !== 200 && !nowhere.has(address)),
      );
      expect(answers.length).toBeGreaterThan(0);
      expect(strays).toEqual([]);
      if (nowhere.size === 0) expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
