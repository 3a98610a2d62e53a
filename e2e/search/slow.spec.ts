import type { Page, Route } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { expectResultsOf, searchFiles, searchInput, searchItems } from "../support/search";
import { visit } from "../support/visit";

/** The files of the index that a query may ask for before it shows its best results. */
const MOST_FILES = 11;

/** Time without a further request after which a round is complete. */
const QUIET_MS = 300;

/** Holds the requests for the index and lets them go in rounds; returns the numbers of requests in each. */
const inRounds = async (page: Page) => {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(searchFiles, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  const rounds: number[] = [];
  return {
    rounds,
    /** Answers the next round once it is complete. */
    next: async (): Promise<void> => {
      let before = -1;
      await expect(() => {
        const isComplete = held.length > 0 && held.length === before;
        before = held.length;
        expect(isComplete).toBe(true);
      }).toPass({ intervals: [QUIET_MS] });
      rounds.push(held.length);
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
    /** Answers whatever is still asked for. */
    end: async (): Promise<void> => {
      isHolding = false;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
};

const expectFew = (rounds: readonly number[]): void => {
  expect(rounds).toHaveLength(2);
  expect(rounds[0]! + rounds[1]!).toBeLessThanOrEqual(MOST_FILES);
};

test("A first query shows its best results after two rounds of at most eleven files", async ({ page }) => {
  const network = await inRounds(page);
  await visit(page, "/search/?q=deal");
  await network.next();
  await network.next();
  const results = page.locator(".results > li");
  await expect(results.nth(4)).toBeVisible();
  expectFew(network.rounds);
  await network.end();
  await expect(results).toHaveCount(20);
});

test("In the search box, letters typed before its script is there cost no files of their own", async ({ page }) => {
  const network = await inRounds(page);
  let release = (): void => undefined;
  const typed = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/search-worker-/, (route) => typed.then(() => route.continue()));
  await visit(page, "/docs/intro/");
  await page.keyboard.press("/");
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.type("deal");
  await expect(searchInput(page)).toHaveValue("deal");
  release();
  await network.next();
  await network.next();
  await expect(searchItems(page).nth(3)).toBeVisible();
  await expectResultsOf(page, "deal");
  expectFew(network.rounds);
  await network.end();
});
