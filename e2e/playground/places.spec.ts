import { expect, test } from "@playwright/test";

import { writingPlaces } from "../../src/test/ern/writing-places";
import { collectProblems } from "../support/collect-problems";
import { completions, goToLine, openPlayground, openSample, sample } from "../support/playground";

/** More are drawn only when the list is scrolled. */
const MOST_DRAWN = 100;

test("Keys offer and explain what the model says, at 25 places of a message in 3.8.2 and in 4.3", async ({ page }) => {
  test.setTimeout(120_000);
  const problems = collectProblems(page);
  const explanation = page.locator(".cm-explanation");
  await openPlayground(page);
  for (const [label, file] of [
    ["ERN 3.8.2 album", "382-album.xml"],
    ["ERN 4.3 album", "43-album.xml"],
  ] as const) {
    await openSample(page, label, file);
    const places = writingPlaces(sample(file));
    expect(new Set(places).size).toBe(25);
    for (const { kind, path, at, offered, name, facts } of places)
      await test.step(`${file}: ${kind} ${path}`, async () => {
        await goToLine(page, at.line, at.column);
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
