import { expect, test } from "@playwright/test";

import { mobileMax } from "../../src/theme/breakpoints";
import { softStep } from "../support/soft-step";
import { expectFits } from "../support/widths";

test.use({ javaScriptEnabled: false });

const ends = [1280, 375];
const height = 900;
const destinations = [
  "/docs/intro/",
  "/docs/parser/",
  "/docs/builder/",
  "/playground/",
  "https://github.com/daddykev/ddex-suite",
  "https://ddex-workbench.org",
];

test("Without scripts pages show their text, and their navigation works", async ({ page }) => {
  for (const path of ["/", "/docs/parser/overview/", "/markdown-page/", "/playground/"])
    await softStep(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(/ERN|toolkit|page/);
      for (const width of ends) {
        await page.setViewportSize({ width, height });
        for (const href of destinations) await expect(page.locator(`a[href="${href}"]:visible`).first()).toBeVisible();
        await expectFits(page, `${width} pixels wide`);
      }
    });
  for (const width of ends)
    await softStep(`The sidebar, the list of headings and the pager work, ${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto("/docs/parser/overview/");
      await page.locator(".docs-sidebar").getByRole("link", { name: "Installation" }).click();
      await expect(page).toHaveURL("/docs/parser/installation/");
      await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link", { name: /^Next/ }).click();
      await expect(page).toHaveURL("/docs/parser/quick-start/");
      if (width <= mobileMax) await page.locator("details.mobile-toc summary").click();
      const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").last();
      const hash = (await link.getAttribute("href")) ?? "";
      await link.click();
      await expect(page.locator(hash)).toBeInViewport();
    });
  await softStep("The menu of a phone leads to the sidebar, or to the links of the footer", async () => {
    await page.setViewportSize({ width: 375, height });
    for (const [path, name] of [
      ["/docs/parser/overview/", "Docs sidebar"],
      ["/", "Footer"],
    ] as const) {
      await page.goto(path);
      await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
      const link = page.getByRole("navigation", { name, exact: true }).getByRole("link").first();
      await expect(link).toBeInViewport();
      const bar = await page.getByRole("banner").boundingBox();
      const box = await link.boundingBox();
      expect(box!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
    }
  });
});

test("Without scripts all tabs and the pages below a category are shown", async ({ page }) => {
  await softStep("All tabs are shown, each with its name, and their code is readable", async () => {
    await page.goto("/docs/getting-started/");
    const panels = page.locator("[role=tabpanel]");
    const count = await panels.count();
    expect(count).toBeGreaterThan(5);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
      const label = await panel.evaluate((element) => getComputedStyle(element, "::before").content);
      expect(label).toBe(`"${await panel.getAttribute("data-label")}"`);
    }
    await expect(page.locator("[role=tablist]").first()).toBeHidden();
    await expect(page.locator("pre", { hasText: "import { DdexParser } from 'ddex-parser';" }).first()).toBeVisible();
    await expect(page.locator("pre", { hasText: "import xml.etree.ElementTree as ET" }).first()).toBeVisible();
  });
  await softStep("The page of a category lists the pages below it", async () => {
    await page.goto("/docs/intro/");
    const sidebar = page.locator(".docs-sidebar");
    await expect(sidebar.getByRole("link", { name: "Canonicalization" })).toHaveCount(0);
    await sidebar.getByRole("link", { name: "Builder", exact: true }).click();
    await expect(page).toHaveURL("/docs/builder/");
    await expect(sidebar.getByRole("link", { name: "Canonicalization" })).toBeVisible();
  });
});
