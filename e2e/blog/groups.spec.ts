import { expect, test } from "@playwright/test";
import type { Element } from "hast";
import { select, selectAll } from "hast-util-select";

import { collectProblems } from "../support/collect-problems";
import { posts, yearOf, yearsOf } from "../support/posts";
import { attributeOf, nodeText, served, servedDocument } from "../support/served";
import { visit } from "../support/visit";

const day = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

/** A page's main part, as served. */
const mainOf = (route: string): Element => select("main", servedDocument(route))!;
const titleOf = (route: string): string => nodeText(select("title", servedDocument(route))!);
const textsIn = (selector: string, element: Element): string[] =>
  selectAll(selector, element).map((part) => nodeText(part).trim());
/** The address of the link with this text. */
const hrefIn = (element: Element, text: string): string =>
  attributeOf(
    selectAll("a", element).find((link) => nodeText(link) === text)!,
    "href",
  )!;

test("The archive lists years newest first, and each year's posts oldest first", served, () => {
  expect(titleOf("/blog/archive/")).toBe("Archive | DDEX Suite");
  const main = mainOf("/blog/archive/");
  expect(textsIn("h1", main)).toEqual(["Archive"]);
  expect(textsIn("h2", main)).toEqual(yearsOf(posts));
  for (const [index, year] of yearsOf(posts).entries()) {
    const links = posts
      .filter((post) => yearOf(post) === year)
      .map(({ date, title }) => `${day.format(new Date(date))} - ${title}`);
    expect(textsIn("a", selectAll("section", main)[index]!)).toEqual(links.reverse());
  }
});

test("The tags are under their first letters, with their number of posts, and lead to them", served, () => {
  expect(titleOf("/blog/tags/")).toBe("Tags | DDEX Suite");
  const main = mainOf("/blog/tags/");
  const tags = posts.flatMap((post) => post.tags.map(({ label }) => label));
  const labels = [...new Set(tags)].sort((a, b) => a.localeCompare(b));
  const count = (label: string): number => tags.filter((tag) => tag === label).length;
  expect(textsIn("h2", main)).toEqual([...new Set(labels.map((label) => label.charAt(0).toUpperCase()))]);
  expect(textsIn("section > ul > li", main)).toEqual(
    labels.map((label) => expect.stringMatching(new RegExp(`^${label}\\s*${count(label)}\\D`)) as unknown),
  );
  const label = labels.find((candidate) => count(candidate) > 1)!;
  const route = hrefIn(main, label);
  const heading = `${count(label)} posts tagged with "${label}"`;
  expect(textsIn("h1", mainOf(route))).toEqual([heading]);
  expect(titleOf(route)).toBe(`${heading} | DDEX Suite`);
  const tagged = posts.filter((post) => post.tags.some((tag) => tag.label === label));
  expect(textsIn("article h2", mainOf(route))).toEqual(tagged.map(({ title }) => title));
  expect(hrefIn(mainOf(route), "View All Tags")).toBe("/blog/tags/");
});

test("The authors link to their pages, one by its own permalink", served, () => {
  const names = posts.flatMap(({ authors }) => authors.map((author) => author.name));
  const main = mainOf("/blog/authors/");
  expect(textsIn("h1", main)).toEqual(["Authors"]);
  expect(selectAll("li", main).filter((item) => select("h2", item))).toHaveLength(new Set(names).size);
  const name = "Playground Maintainers";
  const written = posts.filter(({ authors }) => authors.some((author) => author.name === name));
  const route = hrefIn(main, name);
  expect(route).toBe("/blog/authors/all-playground-maintainers-articles/");
  expect(titleOf(route)).toBe(`${name} - ${written.length} posts | DDEX Suite`);
  expect(textsIn("article h2", mainOf(route))).toEqual(written.map(({ title }) => title));
  expect(hrefIn(mainOf(route), "View all authors")).toBe("/blog/authors/");
});

test.describe("In a time zone where it's already the next year", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("a post from the last minutes of a year stays in it, and its component keeps state", async ({ page }) => {
    const problems = collectProblems(page);
    await visit(page, "/blog/mdx-blog-post/");
    await expect(page.locator(".post-meta time")).toHaveText("December 31, 2025");
    const recent = page.getByRole("navigation", { name: "Blog recent posts navigation" });
    await expect(
      recent.getByRole("group", { name: "2025" }).getByRole("link", { name: "Which identifiers catch a typo?" }),
    ).toHaveAttribute("aria-current", "page");
    const main = page.getByRole("main");
    const before = await main.innerText();
    await main.getByRole("textbox").first().fill("000000000000");
    await expect.poll(() => main.innerText()).not.toBe(before);
    expect(problems).toEqual([]);
  });
});
