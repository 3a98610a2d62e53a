import { expect, test } from "@playwright/test";

import { holdPageData } from "../support/page-data";
import { visit } from "../support/visit";

test("A page stays until the next one has loaded, with a progress bar after 200 ms", async ({ page }) => {
  await visit(page, "/docs/intro/");
  const title = await page.title();
  const release = await holdPageData(page, "/docs/use-cases/");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const bar = page.locator(".progress");
  await page.locator(".docs-sidebar").getByRole("link", { name: "Use cases" }).click();
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(bar).toHaveCount(1);
  await expect(bar).toHaveAttribute("data-active", "");
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole("main")).toContainText("ERN in one minute");
  const box = await bar.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return { top, height, position: getComputedStyle(element).position };
  });
  expect(box).toEqual({ top: 0, height: 2, position: "fixed" });
  await page.clock.resume();
  release();
  await expect(page).toHaveURL("/docs/use-cases/");
  await expect(bar).toHaveCount(0);
});
