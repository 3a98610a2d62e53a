import { isLongTier } from "@ddex-suite/ern/test/tier";
import { expect } from "@playwright/test";

import { axeViolations } from "../support/axe-violations";
import { runAheadUntil } from "../support/clock";
import { softStep } from "../support/soft-step";
import { hydrated } from "../support/visit";
import { codeFaults, firstLoadFaults, scriptFaults } from "./server/faults";
import { test } from "./server/test";

test("A page stays readable on its first load and reports what is wrong", async ({ page, server }) => {
  test.setTimeout(120_000);
  await page.clock.install();
  const main = page.getByRole("main");
  const heading = main.getByRole("heading", { name: "This page crashed." });
  /** The same report, whatever the fault is. */
  const keepsWhatWorks = async (): Promise<void> => {
    expect(await axeViolations(page)).toEqual([]);
    // There are no useless controls.
    await expect(page.locator(".color-mode")).toBeHidden();
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search/");
    await expect(page.getByRole("main").getByRole("link", { name: "Introduction" }).first()).toBeVisible();
    await page.goBack({ waitUntil: "domcontentloaded" });
    await runAheadUntil(page, () => expect(heading).toBeVisible({ timeout: 1_000 }));
  };
  for (const [name, fault] of Object.entries(codeFaults))
    await softStep(name, async () => {
      server.have(fault);
      await page.goto("/blog/", { waitUntil: "domcontentloaded" });
      await runAheadUntil(page, () => expect(heading).toBeVisible({ timeout: 1_000 }));
      await expect(main.locator(".error-message")).toContainText("could not be loaded");
      await expect(main.locator(".error-message")).not.toContainText(/network|connection/i);
      await expect(main.getByRole("heading", { level: 1 }).nth(1)).toBeVisible();
      if (fault === codeFaults["its code: no answer"]) await keepsWhatWorks();
      server.have();
      await page.getByRole("button", { name: "Try again" }).click();
      await hydrated(page);
      await expect(page.getByText("This page crashed.")).toHaveCount(0);
    });
});

test("A page with its data in its document works without the host", async ({ page, server }) => {
  test.setTimeout(120_000);
  const paths = ["/docs/parser/", "/", "/playground/", "/search/", "/blog/", "/blog/welcome/", "/nowhere/"];
  for (const [index, [name, fault]] of Object.entries(firstLoadFaults).entries())
    await softStep(name, async () => {
      server.have(fault);
      // What a page needs doesn't depend on the fault: each page has one, and one page has all.
      for (const path of isLongTier || index === 0 ? paths : paths.slice(0, 1)) {
        await page.goto(path);
        await hydrated(page);
        await expect(page.getByText("This page crashed."), path).toHaveCount(0);
      }
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
    });
});

test("Without scripts the search opens its page, and keys keep their default behaviour", async ({ page, server }) => {
  await page.clock.install();
  for (const [name, fault] of Object.entries(scriptFaults))
    await softStep(name, async () => {
      server.have(fault);
      await page.goto("/docs/parser/", { waitUntil: "commit" });
      await page.getByRole("button", { name: "Search" }).click();
      await runAheadUntil(page, () => expect(page).toHaveURL("/search/", { timeout: 1_000 }));
      await expect(page.getByRole("main").getByRole("link", { name: "Introduction" }).first()).toBeVisible();
    });
  const symbols = page.locator("details", { has: page.getByText("Parser API for Rust, and the command lines") }).last();
  await symbols.locator("summary").click();
  await expect(symbols.getByRole("link", { name: /parse/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("h1").click();
  await page.keyboard.press("Space");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});
