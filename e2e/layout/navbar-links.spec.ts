import { expect, test } from "@playwright/test";

import { isMarkedDocument, markDocument } from "../support/document-marker";
import { softStep } from "../support/soft-step";
import { stored } from "../support/storage";
import { visit } from "../support/visit";
import { atEachWidth } from "../support/widths";

test("The navbar links to the site's parts, the repository and the workbench", async ({ page }) => {
  await softStep("The navbar links to each part of the site, and marks the current one", async () => {
    await visit(page, "/");
    await markDocument(page);
    const main = page.getByRole("banner").getByRole("navigation", { name: "Main" });
    const destinations = [
      ["Documentation", "/docs/intro/"],
      ["Parser", "/docs/parser/"],
      ["Builder", "/docs/builder/"],
      ["Playground", "/playground/"],
      ["Blog", "/blog/"],
    ] as const;
    for (const [name, path] of destinations) {
      const link = main.getByRole("link", { name, exact: true });
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(link).toHaveAttribute("aria-current", "page");
      await expect(main.locator("[aria-current=page]")).toHaveCount(1);
    }
    expect(await isMarkedDocument(page)).toBe(true);
  });
  await softStep("The navbar's links to the repository and the workbench open in a new tab", async () => {
    await visit(page, "/");
    const main = page.getByRole("banner").getByRole("navigation", { name: "Main" });
    await atEachWidth(page, async () => {
      for (const [name, href] of [
        ["GitHub", "https://github.com/daddykev/ddex-suite"],
        ["Workbench", "https://ddex-workbench.org"],
      ] as const) {
        const link = main.getByRole("link", { name, exact: true });
        await expect(link).toHaveAttribute("href", href);
        await expect(link).toHaveAttribute("target", "_blank");
        await expect(link).toHaveAttribute("rel", "noopener noreferrer");
        await expect(link).toBeInViewport({ ratio: 1 });
      }
    });
  });
  await softStep("Outside the docs a version links to its main doc", async () => {
    await visit(page, "/playground/");
    const menu = page.getByRole("banner").locator("details");
    await menu.locator("summary").click();
    await menu.getByRole("link", { name: /^Next/ }).click();
    await expect(page).toHaveURL("/docs/intro/");
  });
});

test("The version dropdown opens and closes; a choice stays on the page, and is remembered", async ({ page }) => {
  await softStep("The version dropdown shows “Next”, and closes on Escape and on a click elsewhere", async () => {
    await visit(page, "/docs/intro/");
    const menu = page.getByRole("banner").locator("details");
    const summary = menu.locator("summary");
    const current = menu.getByRole("link", { name: /^Next/ });
    await expect(summary).toHaveText("Next");
    await expect(current).toBeHidden();

    await summary.click();
    await expect(current).toBeInViewport({ ratio: 1 });
    await expect(current).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("Escape");
    await expect(current).toBeHidden();
    await expect(summary).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(current).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(current).toBeHidden();
  });
  await softStep("Choosing a version stays on the page, and is remembered", async () => {
    await visit(page, "/docs/parser/overview/");
    const menu = page.getByRole("banner").locator("details");
    expect(await stored(page, "docs-preferred-version-default")).toBeNull();
    await menu.locator("summary").click();
    await menu.getByRole("link", { name: /^Next/ }).click();
    expect(await stored(page, "docs-preferred-version-default")).toBe("current");
    await expect(page).toHaveURL("/docs/parser/overview/");
    await expect(menu.getByRole("link", { name: /^Next/ })).toBeHidden();
  });
});
