import type { Page } from "@playwright/test";
import axe from "axe-core";

import { isLongTier } from "../../src/test/tier";
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

/**
 * What breaks axe's rules in the playground, in light mode by all rules and in dark mode by those about colours. On a
 * phone only by rules that depend on the width, in dark mode in the long tier: the rest is checked at 1280 pixels.
 */
export const panelViolations = async (
  page: Page,
  { but = aroundPanels }: { but?: readonly string[] } = {},
): Promise<string[]> => {
  const isPhone = page.viewportSize()!.width < 768;
  const light = await axeViolations(page, { only: isPhone ? ofWidth : rules, but });
  if (isPhone && !isLongTier) return light;
  const html = page.locator("html");
  await html.evaluate((element) => (element.dataset.theme = "dark"));
  const dark = await axeViolations(page, { only: ofColors, but });
  await html.evaluate((element) => (element.dataset.theme = "light"));
  return [...light, ...dark.map((violation) => `In dark mode, ${violation}`)];
};
