import { expect } from "@playwright/test";

import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { quietTest as test } from "./server/test";

test("A page opened at a hash that can't be decoded works, and so does the next one", async ({ page }) => {
  for (const path of ["/docs/intro/#%", "/#100%", "/blog/#100%", "/playground/#100%", "/search/#100%"])
    await softStep(path, async () => {
      await visit(page, path);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    });
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).first().click();
  await expect(page).toHaveURL("/blog/");
  await page.evaluate(() => window.___navigate("/docs/intro/#100%"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("DDEX Suite");
});

test("At an address that can't be decoded the not-found page works", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  for (const path of ["/docs/%E0%A4%A/", "/100%/"])
    await softStep(path, async () => {
      await visit(page, path);
      await expect(heading).toHaveText("Page not found");
    });
  await page.getByRole("link", { name: "home page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner")).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText("Page not found");
});
