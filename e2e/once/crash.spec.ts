import { expect, test } from "@playwright/test";

import { replaceContent } from "../support/page-data";
import { visit } from "../support/visit";

declare global {
  interface Window {
    provokeCrash?: boolean;
  }
}

test("A page that crashes says so, offers to try again, and leaves the rest of the site standing", async ({ page }) => {
  await page.addInitScript(() => {
    window.provokeCrash = true;
    const create = document.createElement.bind(document);
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      if (name === "provoked-crash" && window.provokeCrash) throw new Error("This part is broken on purpose.");
      return create(name, options);
    };
  });
  await replaceContent(page, "/docs/use-cases/", [
    { component: "provoked-crash", children: ["<p>All is well again.</p>"] },
  ]);
  await visit(page, "/docs/intro/");
  await page.locator(".docs-sidebar").getByRole("link", { name: "Use cases" }).click();

  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("This page crashed.");
  await expect(page).toHaveTitle("Page Error");
  await expect(page.getByRole("main")).toContainText("This part is broken on purpose.");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toBeVisible();

  const again = page.getByRole("button", { name: "Try again" });
  await again.click();
  await expect(heading).toHaveText("This page crashed.");

  await page.evaluate(() => {
    window.provokeCrash = false;
  });
  await again.click();
  await expect(page.getByText("All is well again.")).toBeVisible();
  await expect(heading).toHaveText("Use cases");
});

test("The page after a crashed one is shown as ever", async ({ page }) => {
  await replaceContent(page, "/docs/use-cases/", [{ component: "Tabs", props: {}, children: [] }]);
  await visit(page, "/docs/intro/");
  await page.locator(".docs-sidebar").getByRole("link", { name: "Use cases" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page crashed.");
  await page.locator(".docs-sidebar").getByRole("link", { name: "Getting started" }).click();
  await expect(page).toHaveURL("/docs/getting-started/");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("This page crashed.");
  await expect(page.locator(".prose")).toBeVisible();
});
