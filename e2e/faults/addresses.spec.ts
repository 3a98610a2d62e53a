import { expect } from "@playwright/test";

import { softStep } from "../support/soft-step";
import { hydrated } from "../support/visit";
import { quietTest as test } from "./server/test";

test("A page opened at a hash that can't be decoded works, and so does the next one", async ({ page }) => {
  for (const hash of ["#%", "#100%"])
    await test.step(hash, async () => {
      for (const path of ["/docs/intro/", "/", "/blog/", "/playground/", "/search/"]) {
        await page.goto("about:blank");
        await page.goto(path + hash);
        await hydrated(page);
        await expect(page.getByRole("banner"), path).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
      }
      await page.getByRole("banner").getByRole("link", { name: "Blog" }).first().click();
      await expect(page).toHaveURL("/blog/");
      await page.evaluate((target) => window.___navigate(`/docs/intro/${target}`), hash);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("DDEX Suite");
    });
});

test("At an address that can't be decoded the not-found page works", async ({ page }) => {
  for (const path of ["/100%/", "/%", "/docs/%E0%A4%A/"])
    await softStep(path, async () => {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
      await page.getByRole("link", { name: "home page" }).click();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("banner")).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    });
});
