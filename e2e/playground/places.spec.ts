import { bundledScript } from "@ddex-suite/ern/test/bundled-script";
import { isLongTier } from "@ddex-suite/ern/test/tier";
import type * as writing from "@ddex-suite/ern/test/writing-places";

import { collectProblems } from "../support/collect-problems";
import { completions, goToLine, openFile, sample } from "../support/playground";
import { softStep } from "../support/soft-step";
import { expect, test } from "./test";

/** More are drawn only when the list is scrolled. */
const MOST_DRAWN = 100;

/** The kinds of places tried in a message; unit tests try 25 places of each. */
const kinds = {
  "382-album.xml": ["child", "value", "attribute"],
  "43-album.xml": ["attribute value"],
};

/** In one script: Playwright would compile each module of the engine first, for seconds, before any test. */
const loadPlaces = (): Promise<typeof writing> =>
  import(bundledScript("packages/ern/test/writing-places.ts")) as Promise<typeof writing>;

test("Keys offer and explain what the model says, at places of every kind", async ({ playground: page }) => {
  test.setTimeout(120_000);
  const problems = collectProblems(page);
  const { writingPlaces } = await loadPlaces();
  const explanation = page.locator(".cm-explanation");
  for (const [file, tried] of Object.entries(kinds)) {
    await openFile(page, file, sample(file));
    const all = writingPlaces(sample(file));
    const places = isLongTier ? all : tried.map((kind) => all.find((place) => place.kind === kind)!);
    for (const { kind, path, position, offered, name, facts } of places)
      await softStep(`${file}: ${kind} ${path}`, async () => {
        await goToLine(page, position.line, position.column);
        await page.keyboard.press("Control+Space");
        await expect(completions(page).locator(".cm-completionLabel")).toHaveText(offered.slice(0, MOST_DRAWN));
        await page.keyboard.press("Escape");
        await expect(completions(page)).toHaveCount(0);
        await goToLine(page, name.line, name.column);
        await page.keyboard.press("ControlOrMeta+Shift+Space");
        await expect(explanation).toContainText(facts);
      });
  }
  expect(problems).toEqual([]);
});
