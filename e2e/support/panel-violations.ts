import { isLongTier } from "@ddex-suite/ern/test/tier";
import type { Page } from "@playwright/test";
import axe from "axe-core";

import { aroundPanels, axeViolations } from "./axe-violations";

/** Rules of experts' drafts that are no part of WCAG. */
const isDraft = (tags: readonly string[]): boolean => tags.includes("experimental") && tags.includes("best-practice");

/** The rules for WCAG 2.2 AA, including target size, which axe skips by default, and best practices. */
const rules = axe
  .getRules(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
  .filter(({ tags }) => !isDraft(tags))
  .map(({ ruleId }) => ruleId);

/** The rules that depend on the width of the window. */
const ofWidth = ["target-size", "color-contrast", "scrollable-region-focusable"];
const ofColors = ["color-contrast", "link-in-text-block"];

const inMode = async (
  page: Page,
  mode: "light" | "dark",
  only: string[],
  but: readonly string[],
): Promise<string[]> => {
  const setMode = (value: string): Promise<unknown> =>
    page.locator("html").evaluate((element, theme) => (element.dataset.theme = theme), value);
  await setMode(mode);
  const violations = await axeViolations(page, { only, but });
  await setMode("light");
  return violations.map((violation) => `In ${mode} mode, ${violation}`);
};

/**
 * Returns what breaks axe's rules in the playground, in light mode by all rules and in dark mode by those about
 * colours. A test that runs at both ends has all rules in dark mode at 1280 pixels, and on a phone those that depend on
 * the width in light mode; in the long tier both modes at both ends.
 */
export const panelViolations = async (
  page: Page,
  { but = aroundPanels, atBothEnds = false }: { but?: readonly string[]; atBothEnds?: boolean } = {},
): Promise<string[]> => {
  const isPhone = page.viewportSize()!.width < 768;
  const wanted = isPhone ? ofWidth : rules;
  if (atBothEnds && !isLongTier) return inMode(page, isPhone ? "light" : "dark", wanted, but);
  return [...(await inMode(page, "light", wanted, but)), ...(await inMode(page, "dark", ofColors, but))];
};
