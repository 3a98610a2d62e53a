import type { Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The rules whose verdict depends on the colours. */
const colorRules = ["color-contrast", "link-in-text-block"];

interface AxeOptions {
  /** Check the colours alone. */
  colorsOnly?: boolean;
}

/** Waits until nothing on the page moves or fades any more. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations())
      await Promise.allSettled(running.map(({ finished }) => finished));
  });

/** What axe finds wrong on the page: the rule and the elements that break it. */
export const axeViolations = async (page: Page, { colorsOnly = false }: AxeOptions = {}): Promise<string[]> => {
  await settled(page);
  await page.evaluate(axe.source);
  const options = colorsOnly ? { runOnly: { type: "rule" as const, values: colorRules } } : {};
  const { violations } = await page.evaluate((runOptions) => window.axe.run(document, runOptions), options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
};
