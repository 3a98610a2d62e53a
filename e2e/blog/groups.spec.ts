import { expect, test } from "@playwright/test";

import { visit } from "../support/visit";

test("The archive has years, newest first, and in each its oldest post first", async ({ page }) => {
  await visit(page, "/blog/archive/");
  await expect(page).toHaveTitle("Archive | DDEX Suite");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Archive");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(["2026", "2025", "2024"]);
  await expect(main.locator("section").first().getByRole("link")).toHaveText([
    "April 21 - How to read an ERN 4.3 message from top to bottom",
    "November 17 - Welcome to the blog",
  ]);
});

test.describe("In a zone where the year is another", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("a post of the last minutes of a year stays in it, in UTC", async ({ page }) => {
    await visit(page, "/blog/mdx-blog-post/");
    await expect(page.locator(".post-meta time")).toHaveText("December 31, 2025");
    const recent = page.getByRole("navigation", { name: "Blog recent posts navigation" });
    await expect(
      recent.getByRole("group", { name: "2025" }).getByRole("link", { name: "Which identifiers catch a typo?" }),
    ).toHaveAttribute("aria-current", "page");
  });
});

test("The tags stand below their first letters, with the number of their posts", async ({ page }) => {
  await visit(page, "/blog/tags/");
  await expect(page).toHaveTitle("Tags | DDEX Suite");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(["D", "F", "H"]);
  await expect(main.getByRole("listitem")).toHaveText([/^Docusaurus\s*2/, /^Facebook\s*2/, /^Hello\s*2/, /^Hola\s*2/]);
  await main.getByRole("link", { name: "Hola" }).click();
  await expect(page).toHaveURL("/blog/tags/hola/");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText('2 posts tagged with "Hola"');
  await expect(page).toHaveTitle('2 posts tagged with "Hola" | DDEX Suite');
  await expect(main.getByRole("article")).toHaveCount(2);
  await main.getByRole("link", { name: "View All Tags" }).click();
  await expect(page).toHaveURL("/blog/tags/");
});

test("The authors lead to their pages, one of them by its own permalink", async ({ page }) => {
  await visit(page, "/blog/authors/");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Authors");
  await expect(main.getByRole("listitem").filter({ has: page.getByRole("heading") })).toHaveCount(2);
  await main.getByRole("link", { name: "Playground Maintainers", exact: true }).click();
  await expect(page).toHaveURL("/blog/authors/all-playground-maintainers-articles/");
  await expect(page).toHaveTitle("Playground Maintainers - 2 posts | DDEX Suite");
  await expect(main.getByRole("article")).toHaveCount(2);
  await main.getByRole("link", { name: "View all authors" }).click();
  await expect(page).toHaveURL("/blog/authors/");
});
