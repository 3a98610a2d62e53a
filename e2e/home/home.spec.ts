import { gzipSync } from "node:zlib";

import { expect, test } from "@playwright/test";
import type { Locator } from "@playwright/test";

import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

const edges = async (locator: Locator): Promise<{ left: number; right: number }> => {
  const box = (await locator.boundingBox())!;
  return { left: box.x, right: box.x + box.width };
};

test("The home page has the tagline, samples with their output, and links to playground, guides and report", async ({
  page,
}) => {
  await visit(page, "/");
  await test.step("The home page has the tagline and links to the playground and more", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Parse, Modify, Build metadata with perfect fidelity",
    );
    const main = page.getByRole("main");
    await expect(main.getByRole("link").first()).toHaveText("Open the playground");
    for (const href of ["/playground/", "/docs/getting-started/", "/docs/learn/", "/docs/verification/", "/docs/api/"])
      await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
    // None is configured.
    await expect(page.getByRole("region", { name: "Announcement" })).toHaveCount(0);
  });
  await test.step("Samples show how they were checked, and their output", async () => {
    const samples = page.getByRole("region", { name: "Parse, modify, build" });
    await expect(samples.locator(".mark:visible")).toHaveText(["ran", "ran", "ran"]);
    await expect(samples.locator(".output:visible")).toHaveCount(3);
  });
  await test.step("The figures match the report and link to their explanation", async () => {
    const checks = page.getByRole("region", { name: "What is checked" });
    const samples = await checks.getByText(/code samples/).textContent();
    await checks.getByRole("link", { name: /ran$/ }).click();
    await expect(page).toHaveURL("/docs/verification/#ran");
    await expect(page.getByRole("main")).toContainText(`${parseInt(samples!.replace(",", ""), 10)}`);
  });
});

test("A language chosen in one sample is chosen in all, and remembered", async ({ page }) => {
  await visit(page, "/");
  const samples = page.getByRole("region", { name: "Parse, modify, build" });
  await samples.getByRole("tab", { name: "Python" }).first().click();
  await expect(samples.getByRole("tab", { name: "Python", selected: true })).toHaveCount(3);
  await expect(samples.getByRole("tabpanel")).toHaveCount(3);
  for (const title of ["parse.py", "modify.py", "build.py"]) await expect(samples.getByText(title)).toBeVisible();
  await page.reload();
  await expect(samples.getByText("modify.py")).toBeVisible();
});

test("Each job links to its guide", async ({ page }) => {
  await visit(page, "/");
  const jobs = page.getByRole("region", { name: "I have an ERN and want to" }).getByRole("link");
  await expect(jobs).toHaveCount(6);
  await jobs.filter({ hasText: "change a value" }).click();
  await expect(page).toHaveURL("/docs/guides/round-trip-fidelity/");
});

test("Navbar, hero and footer are aligned in a wide window", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await visit(page, "/");
  const navbar = page.getByRole("banner");
  const footer = page.getByRole("contentinfo");
  const left = await edges(navbar.getByRole("link", { name: "DDEX Suite" }));
  const hero = await edges(page.locator(".card"));
  for (const part of [page.getByRole("heading", { level: 1 }), footer.locator("> div > p").first()])
    expect((await edges(part)).left).toBeCloseTo(left.left, 0);
  expect((await edges(footer.locator(".legal"))).right).toBeCloseTo(hero.right, 0);
  const icon = await edges(navbar.locator(".color-mode svg:visible"));
  expect(Math.abs(icon.right - hero.right)).toBeLessThanOrEqual(3);
});

test("Everything loaded before you touch the page is at most 100 kB", bothEnds, async ({ page }) => {
  const sizes: Promise<number>[] = [];
  // Compressed as by a host: the test server compresses less.
  page.on("response", (response) => sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length)));
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total / 1024).toBeGreaterThan(50);
  expect(total / 1024).toBeLessThanOrEqual(100);
});

test("Nothing moves if you prefer reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  expect(await page.locator(".bytes").evaluate((bytes) => getComputedStyle(bytes).transitionDuration)).toBe("0s");
});
