import type { Page } from "@playwright/test";

import { visit } from "../support/visit";
import { expect, test } from "./test";

test.use({ serviceWorkers: "allow" });

/** Waits until the page and its files are kept. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { active, scope } = await navigator.serviceWorker.ready;
    if (active!.state !== "activated")
      await new Promise((resolve) => active!.addEventListener("statechange", resolve, { once: true }));
    return new URL(scope).pathname;
  });

test("After its first use the playground works without a network, and docs are never stale", async ({
  page,
  context,
}) => {
  await visit(page, "/playground/");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.getByRole("heading", { level: 1 }).click();
  expect(await kept(page)).toBe("/playground/");

  await context.setOffline(true);
  await page.goto("/playground/#sample=43-five-mistakes");
  await expect(page.getByRole("tab", { name: /^Checks/, selected: true })).toBeVisible();
  await page.getByRole("button", { name: /^Fix (all )?2/ }).click();
  await expect(page.locator(".checks li")).toHaveCount(3);
  // A view that has never been opened.
  await page.getByRole("tab", { name: /^Changes/ }).click();
  await expect(page.getByRole("tabpanel").getByText("QZABC2600010").first()).toBeVisible();
  await expect(page.goto("/docs/intro/")).rejects.toThrow("ERR_INTERNET_DISCONNECTED");

  await context.setOffline(false);
  await page.goto("/playground/");
  await page.getByRole("banner").getByRole("link", { name: "Documentation" }).click();
  await expect(page).toHaveURL("/docs/intro/");
  expect(await page.evaluate(async () => (await caches.match("/docs/intro/")) === undefined)).toBe(true);
});
