import { expect, test } from "@playwright/test";

import { blog } from "../../src/config/blog";
import { posts, yearsOf } from "../support/posts";
import { visit } from "../support/visit";
import { phone } from "../support/widths";

test("The blog's drawer shows recent posts first, and closes when you open one", phone, async ({ page }) => {
  await visit(page, "/blog/");
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  const drawer = page.getByRole("dialog", { name: "Navigation" });
  const recent = drawer.getByRole("navigation", { name: "Blog recent posts navigation" });
  await expect(recent.getByRole("heading", { level: 3 })).toHaveText(yearsOf(posts.slice(0, blog.sidebarPosts)));

  await recent.getByRole("button", { name: "← Back to main menu" }).click();
  await drawer.getByRole("button", { name: "Documentation pages" }).click();
  const docs = drawer.getByRole("navigation", { name: "Docs sidebar" });
  await expect(docs.getByRole("link", { name: "Introduction" })).toBeInViewport();
  await docs.getByRole("button", { name: "← Back to main menu" }).click();
  await drawer.getByRole("button", { name: "Recent posts" }).click();
  await recent.getByRole("link", { name: posts[0]!.title }).click();
  await expect(page).toHaveURL(posts[0]!.path);
  await expect(drawer).toBeHidden();
});
