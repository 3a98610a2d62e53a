import { expect, test } from "@playwright/test";

import { blog } from "../../src/config/blog";
import { isMarkedDocument, markDocument } from "../support/document-marker";
import { posts, yearOf, yearsOf } from "../support/posts";
import { visit } from "../support/visit";

test("The list of posts has all of them, newest first, up to their markers", async ({ page }) => {
  await visit(page, "/blog/");
  await test.step("It has all posts, newest first, one h1, and no duplicate ids", async () => {
    await expect(page).toHaveTitle("Blog | DDEX Suite");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
    const dates = await page
      .getByRole("main")
      .locator("article time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
    expect(dates.length).toBeGreaterThanOrEqual(4);
    expect(dates).toEqual([...dates].sort().reverse());
    const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
  await test.step("It shows recent posts by year next to it", async () => {
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
    await page.goBack();
    await expect(page).toHaveURL("/blog/");
  });
  await test.step("It shows a post without a marker in full", async () => {
    const item = page.getByRole("article").filter({ has: page.getByRole("link", { name: "Hello, ERN" }) });
    await expect(item.locator(".more")).toHaveCount(0);
    await expect(item.locator("ol > li")).toHaveCount(4);
  });
  await test.step("It shows the static beginning of an interactive post, without its code", async () => {
    const item = page.getByRole("article").filter({ hasText: "Which identifiers catch a typo?" });
    await expect(item.getByRole("table")).toBeVisible();
    await expect(item.getByRole("textbox")).toHaveCount(0);
  });
  await test.step("It shows a post up to its marker, with a link to the rest", async () => {
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
