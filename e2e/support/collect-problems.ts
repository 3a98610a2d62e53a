import type { Page } from "@playwright/test";

/** Playwright's own message, because tests other than those of the offline page load everything from the server. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** Collects a page's problems: console errors and warnings, uncaught errors, failed requests. */
export const collectProblems = (page: Page): string[] => {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.text() === BLOCKED) return;
    if (["error", "warning"].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", ({ message }) => problems.push(`uncaught: ${message}`));
  page.on("requestfailed", (request) => {
    // Leaving the page aborts pending requests, which isn't an error.
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
};
