import { expect, test } from "@playwright/test";

import { posts, yearOf, yearsOf } from "../support/posts";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";

const day = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

test("The archive lists years, the tags their number of posts, and the authors their pages", async ({ page }) => {
  await softStep("The archive lists years newest first, and each year's posts oldest first", async () => {
    await visit(page, "/blog/archive/");
    await expect(page).toHaveTitle("Archive | DDEX Suite");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Archive");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText(yearsOf(posts));
    for (const [index, year] of yearsOf(posts).entries()) {
      const links = posts
        .filter((post) => yearOf(post) === year)
        .map(({ date, title }) => `${day.format(new Date(date))} - ${title}`);
      await expect(main.locator("section").nth(index).getByRole("link")).toHaveText(links.reverse());
    }
  });
  await softStep("The tags are under their first letters, with their number of posts", async () => {
    await visit(page, "/blog/tags/");
    await expect(page).toHaveTitle("Tags | DDEX Suite");
    const main = page.getByRole("main");
    const tags = posts.flatMap((post) => post.tags.map(({ label }) => label));
    const labels = [...new Set(tags)].sort((a, b) => a.localeCompare(b));
    const count = (label: string): number => tags.filter((tag) => tag === label).length;
    const letters = [...new Set(labels.map((label) => label.charAt(0).toUpperCase()))];
    await expect(main.getByRole("heading", { level: 2 })).toHaveText(letters);
    await expect(main.locator("section > ul > li")).toHaveText(
      labels.map((label) => new RegExp(`^${label}\\s*${count(label)}`)),
    );
    const label = labels.find((candidate) => count(candidate) > 1)!;
    await main.getByRole("link", { name: label, exact: true }).click();
    const heading = `${count(label)} posts tagged with "${label}"`;
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} | DDEX Suite`);
    const tagged = posts.filter((post) => post.tags.some((tag) => tag.label === label));
    await expect(main.getByRole("article").getByRole("heading")).toHaveText(tagged.map(({ title }) => title));
    await main.getByRole("link", { name: "View All Tags" }).click();
    await expect(page).toHaveURL("/blog/tags/");
  });
  await softStep("The authors link to their pages, one by its own permalink", async () => {
    const names = posts.flatMap(({ authors }) => authors.map((author) => author.name));
    await visit(page, "/blog/authors/");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Authors");
    await expect(main.getByRole("listitem").filter({ has: page.getByRole("heading") })).toHaveCount(
      new Set(names).size,
    );
    const name = "Playground Maintainers";
    const written = posts.filter(({ authors }) => authors.some((author) => author.name === name));
    await main.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL("/blog/authors/all-playground-maintainers-articles/");
    await expect(page).toHaveTitle(`${name} - ${written.length} posts | DDEX Suite`);
    await expect(main.getByRole("article").getByRole("heading")).toHaveText(written.map(({ title }) => title));
    await main.getByRole("link", { name: "View all authors" }).click();
    await expect(page).toHaveURL("/blog/authors/");
  });
});

test.describe("In a time zone where it's already the next year", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("a post from the last minutes of a year stays in it, in UTC", async ({ page }) => {
    await visit(page, "/blog/mdx-blog-post/");
    await expect(page.locator(".post-meta time")).toHaveText("December 31, 2025");
    const recent = page.getByRole("navigation", { name: "Blog recent posts navigation" });
    await expect(
      recent.getByRole("group", { name: "2025" }).getByRole("link", { name: "Which identifiers catch a typo?" }),
    ).toHaveAttribute("aria-current", "page");
  });
});
