import { expect, test } from "@playwright/test";

import { visit } from "../support/visit";
import { phone } from "../support/widths";

test(
  "The drawer shows the recent posts in front of the main menu, and closes when one is opened",
  phone,
  async ({ page }) => {
    await visit(page, "/blog/");
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    const drawer = page.getByRole("dialog", { name: "Navigation" });
    const recent = drawer.getByRole("navigation", { name: "Blog recent posts navigation" });
    await expect(recent.getByRole("heading", { level: 3 })).toHaveText(["2026", "2025", "2024"]);

    await recent.getByRole("button", { name: "← Back to main menu" }).click();
    await drawer.getByRole("button", { name: "Recent posts" }).click();
    await recent.getByRole("link", { name: "Welcome to the blog" }).click();
    await expect(page).toHaveURL("/blog/welcome/");
    await expect(drawer).toBeHidden();
  },
);
