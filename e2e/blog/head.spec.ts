import { expect, test } from "@playwright/test";

import { blog } from "../../src/config/blog";
import { site } from "../../src/config/site";
import { posts } from "../support/posts";

test("A post's head describes it as an article", async ({ page }) => {
  await page.goto("/blog/welcome/");
  const content = (property: string) =>
    page
      .locator(`meta[property="${property}"]`)
      .evaluateAll((metas) => metas.map((meta) => meta.getAttribute("content")));
  expect(await content("og:type")).toEqual(["article"]);
  expect(await content("article:published_time")).toEqual(["2026-11-17T00:00:00.000Z"]);
  expect(await content("article:tag")).toEqual(["Hola", "Docusaurus", "Facebook"]);
  expect(await content("article:author")).toEqual([
    `${site.url}/blog/authors/documentation-team/`,
    `${site.url}/blog/authors/all-playground-maintainers-articles/`,
  ]);
  const data = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText()) as object;
  expect(data).toMatchObject({ "@type": "BlogPosting", url: `${site.url}/blog/welcome/` });
});

test("The list's head describes a Blog with its posts", async ({ page }) => {
  await page.goto("/blog/");
  const data = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText()) as {
    blogPost: object[];
  };
  expect(data).toMatchObject({ "@type": "Blog", url: `${site.url}/blog/` });
  expect(data.blogPost).toHaveLength(Math.min(posts.length, blog.postsPerPage));
});
