import { expect, test } from "@playwright/test";

import { blog } from "../../src/config/blog";
import { isMarkedDocument, markDocument } from "../support/document-marker";
import { posts, yearOf, yearsOf } from "../support/posts";
import { visit } from "../support/visit";

test.describe("The list of posts", () => {
  test.beforeEach(({ page }) => visit(page, "/blog/").then(() => undefined));

  test("has all posts, newest first, one h1, and no duplicate ids", async ({ page }) => {
    await expect(page).toHaveTitle("Blog | DDEX Suite");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
    const dates = await page
      .getByRole("main")
      .locator("article time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
    expect(dates.length).toBeGreaterThanOrEqual(4);
    expect(dates).toEqual([...dates].sort().reverse());
    const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test("shows a post up to its marker, a post without one in full, and the static beginning of an interactive one", async ({
    page,
  }) => {
    await test.step("shows a post without a marker in full", async () => {
      const item = page.getByRole("article").filter({ has: page.getByRole("link", { name: "Hello, ERN" }) });
      await expect(item.locator(".more")).toHaveCount(0);
      await expect(item.locator("ol > li")).toHaveCount(4);
    });
    await test.step("shows the static beginning of an interactive post, without its code", async () => {
      const item = page.getByRole("article").filter({ hasText: "Which identifiers catch a typo?" });
      await expect(item.getByRole("table")).toBeVisible();
      await expect(item.getByRole("textbox")).toHaveCount(0);
    });
    await test.step("shows a post up to its marker, with a link to the rest", async () => {
      const item = page.getByRole("article").filter({ hasText: "Welcome to the blog" });
      await expect(item.getByText("Hola and hello.")).toBeVisible();
      await expect(item.getByText("Find your way")).toHaveCount(0);
      const more = item.getByRole("link", { name: "Read more about Welcome to the blog" });
      await expect(more).toHaveText("Read more about Welcome to the blog: four questions to ask a library");
      await markDocument(page);
      await more.click();
      await expect(page).toHaveURL("/blog/welcome/");
      await expect(page.getByRole("heading", { level: 2, name: "Find your way" })).toBeVisible();
      expect(await isMarkedDocument(page)).toBe(true);
    });
  });

  test("shows recent posts by year next to it", async ({ page }) => {
    const newest = posts.slice(0, blog.sidebarPosts);
    const recent = page.getByRole("navigation", { name: "Blog recent posts navigation" });
    await expect(recent.getByRole("heading", { level: 2 })).toHaveText("Recent posts");
    await expect(recent.getByRole("heading", { level: 3 })).toHaveText(yearsOf(newest));
    for (const year of yearsOf(newest)) {
      const titles = newest.filter((post) => yearOf(post) === year).map(({ title }) => title);
      await expect(recent.getByRole("group", { name: year }).getByRole("link")).toHaveText(titles);
    }
    const { title, path } = newest.at(-1)!;
    await recent.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(path);
    await expect(recent.locator("[aria-current=page]")).toHaveText(title);
  });
});
