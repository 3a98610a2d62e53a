import { readFileSync } from "node:fs";

import { isLongTier } from "@ddex-suite/ern/test/tier";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

import { mobileMax } from "../../src/theme/breakpoints";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** The rules that depend on colours. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** The rules that depend on the window's width; the others read the document, which is the same in each. */
const widthRules = [...colorRules, "target-size", "scrollable-region-focusable"];

/** What other tests check already, to leave out with `but`: around the text of a page, and around a panel of the playground. */
export const aroundText = ["header.navbar", ".docs-sidebar", "nav.toc", "footer"];
export const aroundPanels = ["header.navbar", "footer", "#playground-source"];

/** Waits for all animations on the page. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations())
      await Promise.allSettled(running.map(({ finished }) => finished));
  });

/** Lays out what is far from the window: until then, axe finds its targets beside their places, below others. */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("[data-lines]"))
      if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
  });

/** Which rules to check, only these or these in addition to the default ones, and where: not within these selectors. */
interface AxeChecks {
  only?: readonly string[];
  also?: readonly string[];
  but?: readonly string[];
}

/** Returns the page's axe violations: each rule and the elements that break it. */
export const axeViolations = async (page: Page, { only, also, but = [] }: AxeChecks = {}): Promise<string[]> => {
  await settled(page);
  await layOutAll(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: axe.RunOptions = {
    // Details of passed rules take most of the time on a long page.
    resultTypes: ["violations"],
    // Only a rule that isn't a default one needs stylesheets, which take long to parse.
    preload: { assets: also ? ["cssom", "media"] : ["media"] },
    ...(only && { runOnly: { type: "rule", values: [...only] } }),
    ...(also && { rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])) }),
  };
  const { violations } = await page.evaluate(
    ({ exclude, runOptions }) => window.axe.run(exclude.length > 0 ? { exclude } : document, runOptions),
    { exclude: [...but], runOptions: options },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
};

/** Whether the window is narrow enough for a drawer. */
const isNarrow = (page: Page): boolean => page.viewportSize()!.width <= mobileMax;

/** Returns the axe violations by the rules that depend on the window's width. */
export const axeViolationsOfWidth = (page: Page, checks: AxeChecks = {}): Promise<string[]> =>
  axeViolations(page, { ...checks, only: widthRules });

/**
 * axe violations in light mode, and colour violations in dark mode. With `wideToo`, because the test checks the same at
 * both ends, each end has one mode: dark in a wide window, and light in a narrow one, with only the rules that depend on
 * the width; the long tier has both modes at both ends.
 */
export const axeViolationsInBothModes = async (
  page: Page,
  { also, but, wideToo = false }: Omit<AxeChecks, "only"> & { wideToo?: boolean } = {},
): Promise<string[]> => {
  const inMode = async (mode: string, rules: AxeChecks): Promise<string[]> => {
    const set = (value: string): Promise<unknown> =>
      page.locator("html").evaluate((element, theme) => (element.dataset.theme = theme), value);
    await set(mode);
    const violations = await axeViolations(page, rules);
    await set("light");
    return violations.map((violation) => `In ${mode} mode, ${violation}`);
  };
  const all = wideToo && isNarrow(page) ? { also, but, only: widthRules } : { also, but };
  if (wideToo && !isLongTier) return inMode(isNarrow(page) ? "light" : "dark", all);
  return [...(await inMode("light", all)), ...(await inMode("dark", { only: colorRules, but }))];
};
