import { expect, test } from "@playwright/test";

import { softStep } from "../support/soft-step";
import { stored } from "../support/storage";
import { visit } from "../support/visit";

const key = "docs-preferred-version-default";

test("A remembered version is kept if it exists, and deleted if it no longer does", async ({ page }) => {
  await softStep("A remembered version that no longer exists is deleted", async () => {
    await page.goto("/robots.txt");
    await page.evaluate((name) => localStorage.setItem(name, "0.1"), key);
    await visit(page, "/docs/intro/");
    await expect.poll(() => stored(page, key)).toBeNull();
    await expect(page.getByRole("banner").locator("summary")).toHaveText("Next");
  });
  await softStep("A remembered version that exists is kept", async () => {
    await page.goto("/robots.txt");
    await page.evaluate((name) => localStorage.setItem(name, "current"), key);
    await visit(page, "/docs/intro/");
    await visit(page, "/playground/");
    expect(await stored(page, key)).toBe("current");
    await expect(page.getByRole("banner").locator("summary")).toHaveText("Next");
  });
});
