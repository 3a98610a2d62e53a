import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** The rules whose verdict depends on the colours. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** Waits until nothing on the page moves or fades any more. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations())
      await Promise.allSettled(running.map(({ finished }) => finished));
  });

/** Which rules are asked: these alone, or these besides the usual ones. */
interface AxeRules {
  only?: readonly string[];
  also?: readonly string[];
}

/** What axe finds wrong on the page as it is: the rule and the elements that break it. */
export const axeViolations = async (page: Page, { only, also }: AxeRules = {}): Promise<string[]> => {
  await settled(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: axe.RunOptions = {
    // What passes is not told in full, which takes most of the time on a long page.
    resultTypes: ["violations"],
    ...(only && { runOnly: { type: "rule", values: [...only] } }),
    ...(also && { rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])) }),
  };
  const { violations } = await page.evaluate((runOptions) => window.axe.run(document, runOptions), options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
};

/** What axe finds wrong on the page in light mode, by rules besides the usual ones too, and wrong with its colours in dark mode. */
export const axeViolationsInBothModes = async (page: Page, also?: readonly string[]): Promise<string[]> => {
  const html = page.locator("html");
  const inMode = async (mode: string, rules: AxeRules): Promise<string[]> => {
    await html.evaluate((element, value) => (element.dataset.theme = value), mode);
    return axeViolations(page, rules);
  };
  const light = await inMode("light", { also });
  const dark = await inMode("dark", { only: colorRules });
  await html.evaluate((element) => (element.dataset.theme = "light"));
  return [...light, ...dark.map((violation) => `In dark mode, ${violation}`)];
};
