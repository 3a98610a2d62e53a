import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { blockScripts } from "../support/block-scripts";
import { paper } from "../support/colors";
import { softStep } from "../support/soft-step";
import { stored } from "../support/storage";
import { visit } from "../support/visit";

const toggleName = /^Switch between dark and light mode/;

declare global {
  interface Window {
    themeAtFirstBody?: string;
  }
}

/** Records the theme when the body appears, before anything can be painted. */
const recordFirstTheme = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      window.themeAtFirstBody = document.documentElement.dataset.theme;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

test.describe("with a system in dark mode", () => {
  test.use({ colorScheme: "dark" });

  test("The site is light until the reader chooses a mode, which is remembered from page to page", async ({ page }) => {
    const html = page.locator("html");
    const body = page.locator("body");
    const toggle = page.locator("header.navbar").getByRole("button", { name: toggleName });
    await visit(page, "/");
    await expect(html).toHaveAttribute("data-theme", "light");
    await expect(html).toHaveAttribute("data-theme-choice", "light");
    await expect(body).toHaveCSS("background-color", paper.light);
    await expect(toggle).toHaveAccessibleName("Switch between dark and light mode (currently light mode)");
    expect(await stored(page, "theme")).toBeNull();

    await toggle.click();
    await expect(html).toHaveAttribute("data-theme", "dark");
    await expect(body).toHaveCSS("background-color", paper.dark);
    await expect(toggle).toHaveAccessibleName("Switch between dark and light mode (currently dark mode)");
    expect(await stored(page, "theme")).toBe("dark");
    await page.getByRole("link", { name: "Get started" }).click();
    await expect(page).toHaveURL("/docs/getting-started/");
    await expect(html).toHaveAttribute("data-theme", "dark");

    await page.reload();
    await expect(html).toHaveAttribute("data-theme", "dark");
    await expect(toggle).toBeEnabled();
    await toggle.click();
    await expect(html).toHaveAttribute("data-theme", "light");
    await expect(body).toHaveCSS("background-color", paper.light);
    expect(await stored(page, "theme")).toBe("light");

    // An invalid value means light.
    await page.evaluate(() => localStorage.setItem("theme", "purple"));
    await page.reload();
    await expect(toggle).toBeEnabled();
    await expect(html).toHaveAttribute("data-theme", "light");
  });
});

test("A remembered mode is applied before hydration, with its icon", async ({ page }) => {
  await recordFirstTheme(page);
  await blockScripts(page);
  await page.goto("/robots.txt");
  for (const mode of ["light", "dark"] as const)
    await softStep(mode, async () => {
      await page.evaluate((value) => localStorage.setItem("theme", value), mode);
      await page.goto("/blog/tags/");
      await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
      expect(await page.evaluate(() => window.themeAtFirstBody)).toBe(mode);
      await expect(page.locator("body")).toHaveCSS("background-color", paper[mode]);
      const toggle = page.locator("header.navbar .color-mode");
      await expect(toggle).toBeDisabled();
      await expect(toggle.locator(".choice-light")).toBeVisible({ visible: mode === "light" });
      await expect(toggle.locator(".choice-dark")).toBeVisible({ visible: mode === "dark" });
      await expect(toggle.locator(".choice-system")).toBeHidden();
    });
});

test("A choice in one tab takes effect in the other", async ({ page, context }) => {
  const otherTab = await context.newPage();
  await visit(page, "/blog/tags/");
  await visit(otherTab, "/blog/tags/");
  await page.getByRole("button", { name: toggleName }).click();
  await expect(otherTab.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(otherTab.getByRole("button", { name: toggleName })).toHaveAccessibleName(/currently dark mode/);
  await otherTab.getByRole("button", { name: toggleName }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("Without storage you can still change the mode", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("The storage is forbidden.", "SecurityError");
      },
    });
  });
  await visit(page, "/docs/getting-started/");
  await page.getByRole("button", { name: toggleName }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("tab", { name: "Python" }).first().click();
  await expect(page.getByRole("tab", { name: "Python" }).first()).toHaveAttribute("aria-selected", "true");
});

/** Serves the site as if its config respected the system's mode. */
const respectSystem = async (page: Page): Promise<() => number> => {
  let replaced = 0;
  await page.route(/\.js$|\/$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/respectSystem:(!1|false)/g, "respectSystem:!0");
    if (body !== text) replaced++;
    await route.fulfill({ response, body });
  });
  return () => replaced;
};

test.describe("with a script other than the built one", () => {
  test.use({ bypassCSP: true });

  test("With respectSystem on, the mode cycles from the system's to light, dark and back", async ({ page }) => {
    const replaced = await respectSystem(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await visit(page, "/docs/intro/");
    expect(replaced()).toBeGreaterThanOrEqual(2);
    const html = page.locator("html");
    const toggle = page.getByRole("button", { name: toggleName });
    await expect(html).toHaveAttribute("data-theme", "dark");
    await expect(html).toHaveAttribute("data-theme-choice", "system");
    await expect(toggle).toHaveAccessibleName(/currently system mode/);
    await expect(toggle.locator(".choice-system")).toBeVisible();

    await page.emulateMedia({ colorScheme: "light" });
    await expect(html).toHaveAttribute("data-theme", "light");
    expect(await stored(page, "theme")).toBeNull();

    await toggle.click();
    expect(await stored(page, "theme")).toBe("light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(html).toHaveAttribute("data-theme", "light");
    await toggle.click();
    expect(await stored(page, "theme")).toBe("dark");
    await toggle.click();
    expect(await stored(page, "theme")).toBeNull();
    await expect(html).toHaveAttribute("data-theme-choice", "system");
  });
});
