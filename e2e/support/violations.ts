import type { Page } from "@playwright/test";

declare global {
  interface Window {
    noteViolation?: (text: string) => void;
  }
}

/** Collects what a page's Content-Security-Policy blocks, from the first line on; for workers, from their console. */
export const collectViolations = async (page: Page): Promise<string[]> => {
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (text: string) => violations.push(text));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, sample } = event;
      window.noteViolation?.(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`);
    }),
  );
  page.on("console", (message) => {
    if (/content security policy|trusted ?types?/i.test(message.text())) violations.push(message.text());
  });
  return violations;
};
