import { expect, test } from "@playwright/test";

import { visit } from "../support/visit";

test("“On this page” is closed at first, opens on a tap, and closes when a heading is chosen", async ({ page }) => {
  await visit(page, "/docs/parser/overview/");
  const box = page.locator("details.mobile-toc");
  const list = box.getByRole("navigation", { name: "On this page" });
  await expect(box.locator("summary")).toHaveText("On this page");
  await expect(list).toBeHidden();
  await box.locator("summary").click();
  await expect(list.getByRole("link", { name: "Stream iterator" })).toBeVisible();

  await list.getByRole("link", { name: "Security limits" }).click();
  await expect(page).toHaveURL("/docs/parser/overview/#security-limits");
  await expect(page.getByRole("heading", { name: "Security limits" })).toBeInViewport();
  await expect(list).toBeHidden();
});
