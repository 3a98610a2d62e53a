import { gzipSync } from "node:zlib";

import type { Locator } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { site } from "../../src/config/site";
import { clipboard, mayUseClipboard } from "../support/clipboard";
import { softStep } from "../support/soft-step";
import { hydrated, visit } from "../support/visit";
import { bothEnds, expectFits } from "../support/widths";

test.use(mayUseClipboard);

const edges = async (locator: Locator): Promise<{ left: number; right: number }> => {
  const box = (await locator.boundingBox())!;
  return { left: box.x, right: box.x + box.width };
};

test(
  "The home page loads at most 100 kB, leads to guides and references, and finds errors",
  bothEnds,
  async ({ page }) => {
    const jobs = page.getByRole("region", { name: "The shortest program for each job" });
    await softStep("It loads at most 100 kB before you touch it, and has a table of what you can do", async () => {
      const sizes: Promise<number>[] = [];
      // Compressed as by a host: the test server compresses less.
      page.on("response", (response) =>
        sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length)),
      );
      await visit(page, "/");
      await page.waitForLoadState("networkidle");
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect(total / 1024).toBeGreaterThan(50);
      expect(total / 1024).toBeLessThanOrEqual(100);

      const rows = page.getByRole("region", { name: "What you can do" }).locator("tbody tr");
      await expect(rows).toHaveCount(9);
      await expect(rows.getByRole("link")).toHaveCount(27);
      await expectFits(page);
    });
    if (page.viewportSize()!.width < 1280) return;
    await softStep(
      "The home page has the tagline, and leads to the guides, the playground and the references",
      async () => {
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
        await expect(page.getByRole("region", { name: "New in 0.4.5" })).toContainText(
          "Published on 21 September 2025",
        );
      },
    );
    await softStep("Each job has its shortest program with real output, a status and a guide", async () => {
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
    await softStep("The copy button in a tab copies that tab's code, of each package manager", async () => {
      const install = page.locator(".home-pair .tabs");
      for (const [name, command] of [
        ["npm", `npm install ddex-parser@${site.version} ddex-builder@${site.version}`],
        ["pnpm", `pnpm add ddex-parser@${site.version} ddex-builder@${site.version}`],
        ["Yarn", `yarn add ddex-parser@${site.version} ddex-builder@${site.version}`],
        ["pip", `pip install ddex-parser==${site.version} ddex-builder==${site.version}`],
        ["Cargo", `cargo add ddex-parser@${site.version} ddex-builder@${site.version}`],
      ] as const) {
        await install.getByRole("tab", { name, exact: true }).click();
        await install.getByRole("tabpanel").getByRole("button", { name: "Copy code to clipboard" }).click();
        await expect.poll(() => clipboard(page)).toBe(command);
      }
    });
    await softStep("A language chosen for one job is chosen for all, and remembered", async () => {
      await jobs.getByRole("tab", { name: "Read tracks" }).click();
      await jobs.getByRole("tab", { name: "Python" }).first().click();
      await expect(jobs.getByText("parse.py")).toBeVisible();
      await jobs.getByRole("tab", { name: "Build" }).click();
      await expect(jobs.getByText("build.py")).toBeVisible();
      await page.reload();
      await expect(jobs.getByText("parse.py")).toBeVisible();
    });
    await softStep("Navbar, hero and footer are aligned in a wide window", async () => {
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
    await softStep("A pasted error leads to its entry", async () => {
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
  },
);
