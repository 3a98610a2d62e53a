import { expect, test } from "@playwright/test";

import { searchDialog, searchFor } from "../support/search";
import { visit } from "../support/visit";

test("A hit in folded code is unfolded when the search opens it, but not by any other link", async ({ page }) => {
  await visit(page, "/docs/intro/");
  await searchFor(page, "album.xml the message");
  const hit = searchDialog(page).locator('a[href="/docs/examples/parse-ern/#the-message"]').first();
  await expect(hit).toBeVisible();
  await page.keyboard.press("Escape");
  const rest = page.locator("figure.code", { hasText: "album.xml" }).first().locator(".rest");

  await visit(page, "/search/?q=ParentalWarningType+DealTerms+album");
  const link = page.locator('.results a[href^="/docs/examples/parse-ern/"]').first();
  await expect(link).toBeVisible();
  const hash = (await link.getAttribute("href"))!.split("#")[1];
  expect(hash).toBe("the-message");
  await link.click();
  await expect(page).toHaveURL("/docs/examples/parse-ern/#the-message");
  await expect(rest).not.toHaveAttribute("hidden");
  await expect(page.locator("#the-message")).toBeInViewport();

  // Otherwise the page would stay as it is.
  await page.goto("about:blank");
  await visit(page, "/docs/examples/parse-ern/#the-message");
  await expect(page.locator(".code .rest").first()).toHaveAttribute("hidden", "until-found");
});
