import { expect, test } from "@playwright/test";

import { stored } from "../support/storage";
import { visit } from "../support/visit";

const key = "docs-preferred-version-default";

test("A remembered version is kept if it exists, and deleted if it no longer does", async ({ page }) => {
  const remember = (version: string): Promise<void> =>
    page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, version] as const);
  await page.goto("/robots.txt");
  await remember("0.1");
  await visit(page, "/docs/intro/");
  await expect.poll(() => stored(page, key)).toBeNull();
  await expect(page.getByRole("banner").locator("summary")).toHaveText("Next");
  await remember("current");
  await visit(page, "/blog/tags/");
  expect(await stored(page, key)).toBe("current");
  await expect(page.getByRole("banner").locator("summary")).toHaveText("Next");
});
