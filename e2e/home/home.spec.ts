import { gzipSync } from "node:zlib";

import type { Locator } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { softStep } from "../support/soft-step";
import { hydrated, visit } from "../support/visit";
import { bothEnds, expectFits } from "../support/widths";

const edges = async (locator: Locator): Promise<{ left: number; right: number }> => {
  const box = (await locator.boundingBox())!;
  return { left: box.x, right: box.x + box.width };
};

test("The home page leads to guides, playground and references, and finds errors", async ({ page }) => {
  await softStep(
    "The home page has the tagline, and leads to the guides, the playground and the references",
    async () => {
      await visit(page, "/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Parse, Modify, Build metadata with perfect fidelity",
      );
      const main = page.getByRole("main");
      for (const href of [
        "/docs/getting-started/",
        "/playground/",
        "/docs/learn/",
        "/docs/ern/",
        "/docs/verification/",
      ])
        await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
      // None is configured.
      await expect(page.getByRole("region", { name: "Announcement" })).toHaveCount(0);
      await expect(page.getByRole("region", { name: "New in 0.4.5" })).toContainText("Published on 21 September 2025");
    },
  );
  await test.step("Each job has its shortest program with real output, a status and a guide", async () => {
    const jobs = page.getByRole("region", { name: "The shortest program for each job" });
    for (const [job, guide] of [
      ["Read tracks", "/docs/examples/parse-ern/"],
      ["Change a value", "/docs/guides/round-trip-fidelity/"],
      ["Check", "/docs/guides/validation-workflow/"],
      ["Convert", "/docs/guides/migration/version-upgrades/"],
      ["Build", "/docs/examples/build-new-release/"],
    ] as const) {
      await jobs.getByRole("tab", { name: job }).click();
      await expect(jobs.locator(".output:visible")).toHaveCount(1);
      await expect(jobs.locator("a:has(.status):visible")).toHaveCount(1);
      await expect(jobs.locator(`a[href="${guide}"]:visible`)).toHaveCount(1);
    }
  });
  await softStep("A language chosen for one job is chosen for all, and remembered", async () => {
    await visit(page, "/");
    const jobs = page.getByRole("region", { name: "The shortest program for each job" });
    await jobs.getByRole("tab", { name: "Python" }).first().click();
    await expect(jobs.getByText("parse.py")).toBeVisible();
    await jobs.getByRole("tab", { name: "Build" }).click();
    await expect(jobs.getByText("build.py")).toBeVisible();
    await page.reload();
    await expect(jobs.getByText("parse.py")).toBeVisible();
  });
  await test.step("Navbar, hero and footer are aligned in a wide window", async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const navbar = page.getByRole("banner");
    const footer = page.getByRole("contentinfo");
    const left = await edges(navbar.getByRole("link", { name: "DDEX Suite" }));
    const hero = await edges(page.locator(".checker"));
    for (const part of [page.getByRole("heading", { level: 1 }), footer.locator("> div > p").first()])
      expect((await edges(part)).left).toBeCloseTo(left.left, 0);
    expect((await edges(footer.locator(".legal"))).right).toBeCloseTo(hero.right, 0);
    const icon = await edges(navbar.locator(".color-mode svg:visible"));
    expect(Math.abs(icon.right - hero.right)).toBeLessThanOrEqual(3);
  });
  await test.step("A pasted error leads to its entry", async () => {
    await hydrated(page);
    const errors = page.getByRole("region", { name: "Message rejected?" });
    await errors
      .getByRole("textbox")
      .fill("a.xml:81: Element 'Duration': '3:25' is not a valid value of the atomic type 'xs:duration'.");
    await page.keyboard.press("Enter");
    const finder = page.getByRole("main").getByRole("search");
    await expect(finder.getByRole("searchbox", { name: "Paste the error" })).toHaveValue(/xs:duration/);
    await finder.getByRole("link").first().click();
    await expect(page).toHaveURL(/validation-errors\/.*#xsd-atomic-type$/);
  });
});

test("The home page shows one changed line, and what a fix changes", async ({ page }) => {
  await visit(page, "/");
  const checker = page.getByRole("figure", { name: "Check an ERN message" });
  await expect(checker).toContainText("1 line changed, 129 identical");
  await expect(checker.locator(".removed")).toHaveText("− <ISRC>QZ-ABC-26-00010</ISRC>");
  await checker.getByRole("button", { name: /^Fix: Write PT2M58S/ }).click();
  await expect(checker).toContainText("2 lines changed, 128 identical");
  await expect(checker.locator(".added")).toHaveText("+ <Duration>PT2M58S</Duration>");
});

test(
  "The home page loads at most 100 kB before you touch it, and has a table of what you can do",
  bothEnds,
  async ({ page }) => {
    const sizes: Promise<number>[] = [];
    // Compressed as by a host: the test server compresses less.
    page.on("response", (response) => sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length)));
    await visit(page, "/");
    await page.waitForLoadState("networkidle");
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total / 1024).toBeGreaterThan(50);
    expect(total / 1024).toBeLessThanOrEqual(100);

    const rows = page.getByRole("region", { name: "What you can do" }).locator("tbody tr");
    await expect(rows).toHaveCount(9);
    await expect(rows.getByRole("link")).toHaveCount(27);
    await expectFits(page);
  },
);
