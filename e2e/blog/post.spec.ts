import { expect, test } from "@playwright/test";

import { layoutShifts, observeLayoutShift } from "../support/layout-shift";
import { posts } from "../support/posts";
import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

test("A post has title, date, reading time, authors, tags, neighbours and headings", bothEnds, async ({ page }) => {
  await test.step("A post has title, date, reading time, authors, tags and neighbours", async () => {
    await observeLayoutShift(page);
    await visit(page, "/blog/long-blog-post/");
    const article = page.getByRole("main").getByRole("article");
    await expect(article.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(article.locator(".post-meta")).toHaveText(/^April 21, 2026 · \d+ min read$/);
    await expect(article.locator(".post-meta time")).toHaveAttribute("datetime", "2026-04-21T00:00:00.000Z");
    await expect(article.getByRole("link", { name: "Documentation Team", exact: true })).toHaveAttribute(
      "href",
      "/blog/authors/documentation-team/",
    );
    await expect(article.locator(".post-tags a")).toHaveText(["Hello", "Facebook"]);

    const index = posts.findIndex(({ path }) => path === "/blog/long-blog-post/");
    const pager = page.getByRole("navigation", { name: "Blog post page navigation" });
    await expect(pager.getByRole("link", { name: /^Newer post/ })).toHaveAttribute("href", posts[index - 1]!.path);
    await expect(pager.getByRole("link", { name: /^Older post/ })).toHaveAttribute("href", posts[index + 1]!.path);
    expect(await layoutShifts(page)).toEqual([]);
  });
  await test.step("The headings of a post are next to it or above its text", async () => {
    const wide = (page.viewportSize()?.width ?? 0) >= 1200;
    await expect(page.locator("nav.toc")).toBeVisible({ visible: wide });
    await expect(page.locator("details.mobile-toc")).toBeVisible({ visible: !wide });
  });
});
