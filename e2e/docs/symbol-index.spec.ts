import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { nextFrames, scrollPage } from "../support/scroll";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { widths } from "../support/widths";

const entries = (page: Page) => page.locator(".symbols > li:not([hidden])");
const form = (page: Page) => page.getByRole("search", { name: "Symbols" });
const count = (page: Page) => page.locator(".symbol-filter output");

/** Shows the fields that a narrow window hides behind a button. */
const showFields = async (page: Page): Promise<void> => {
  const toggle = form(page).getByRole("button", { name: /^Filters/ });
  if (await toggle.isVisible()) await toggle.click();
  await expect(form(page).getByLabel("Package")).toBeVisible();
};

test("The form of the list of symbols stays above them, also above one in the address", async ({ page }) => {
  const [, home] = [...readFileSync("public/docs/api/index.html", "utf8").matchAll(/<li id="([^"]+)"/g)][40]!;
  const entry = page.locator(`[id="${home}"]`);
  const isBelow = async (): Promise<boolean> => {
    const [entryBox, filter] = await Promise.all([entry.boundingBox(), form(page).boundingBox()]);
    return entryBox!.y >= filter!.y + filter!.height;
  };
  for (const [width, query] of [
    [375, ""],
    [1280, "?q=no+such+thing"],
  ] as const)
    await softStep(
      `A symbol's address scrolls to it, below the form, ${width} pixels wide${query && ", and clears a filter"}`,
      async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto("about:blank");
        await visit(page, `/docs/api/${query}#${home}`);
        await expect(entry).toBeInViewport();
        await expect.poll(isBelow).toBe(true);
        await expect(page).toHaveURL(`/docs/api/#${home}`);
      },
    );
  const top = async (): Promise<number> => Math.round((await form(page).boundingBox())!.y);
  for (const width of widths)
    await softStep(`The form moves with the navbar, and is small, ${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await nextFrames(page);
      const window = page.viewportSize()!;
      await scrollPage(page, 0);
      await form(page).getByLabel("Text").fill("");
      expect(await top()).toBeLessThan(window.height * 0.6);
      expect(await top()).toBeLessThan((await entries(page).first().boundingBox())!.y);
      await scrollPage(page, 4000);
      await expect.poll(top).toBe(0);
      await scrollPage(page, 3000);
      await expect.poll(top).toBe((await page.getByRole("banner").boundingBox())!.height);
      expect((await form(page).boundingBox())!.height).toBeLessThan(window.height * 0.17);
      // Narrow windows: the "On this page" bar has scrolled away, because two sticky bars would overlap.
      await expect(page.locator(".mobile-toc")).not.toBeInViewport();
      await form(page).getByLabel("Text").fill("getAvailablePresets");
      await expect(entries(page).first()).toBeInViewport();
    });
  await page.setViewportSize({ width: 375, height: 900 });
  await softStep("All fields can be shown", () => showFields(page));
});

test("Symbols are filtered by what is chosen or in the address, and link to their documentation", async ({ page }) => {
  await visit(page, "/docs/api/?q=DdexBuilder.validate&package=ddex-builder&language=typescript");
  const all = await page.locator(".symbols > li").count();
  await softStep("An address shows its filter", async () => {
    expect(all).toBeGreaterThan(800);
    await expect(form(page).getByLabel("Text")).toHaveValue("DdexBuilder.validate");
    await expect(entries(page).filter({ hasText: "validate(): Promise<ValidationResult>" })).toBeVisible();
    await expect(entries(page).filter({ hasText: "addRelease" })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "ddex-parser: Rust" })).toBeHidden();
    const shown = await entries(page).count();
    await expect(count(page)).toHaveText(`${shown} of ${all} symbols`);
  });
  await softStep("All symbols are shown again", async () => {
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(count(page)).toHaveText(`${all} symbols`);
    await expect(page).toHaveURL("/docs/api/");
    await expect(page.getByRole("heading", { name: "ddex-parser: Rust" })).toBeVisible();
  });
  await softStep("Status and kind also filter, and an empty result is announced", async () => {
    await form(page).getByLabel("Status").selectOption("unavailable");
    await form(page).getByLabel("Kind").selectOption("class");
    await expect(page).toHaveURL("/docs/api/?status=unavailable&kind=class");
    const states = await entries(page).locator("b").allTextContents();
    expect(states.length).toBeGreaterThan(3);
    expect(new Set(states)).toEqual(new Set(["unavailable"]));
    expect(new Set(await entries(page).evaluateAll((items) => items.map(({ className }) => className)))).toEqual(
      new Set(["class"]),
    );
    await form(page).getByLabel("Text").fill("no such thing");
    await expect(count(page)).toHaveText(/^0 of \d+ symbols$/);
    await page.getByRole("button", { name: "Clear filters" }).click();
  });
  await softStep("A symbol's name links to its documentation", async () => {
    await form(page).getByLabel("Package").selectOption("ddex-builder");
    await form(page).getByLabel("Language").selectOption("TypeScript");
    await form(page).getByLabel("Text").fill("getAvailablePresets");
    await expect(page).toHaveURL("/docs/api/?q=getAvailablePresets&package=ddex-builder&language=typescript");
    await expect(entries(page)).toHaveCount(1);
    await entries(page).locator("a").click();
    await expect(page).toHaveURL(/#ddex-builder\.typescript\.DdexBuilder\.getAvailablePresets$/);
    const target = page.locator('[id="ddex-builder.typescript.DdexBuilder.getAvailablePresets"]');
    await expect(target).toBeInViewport();
  });
});
