import { expect, test } from "@playwright/test";

import { blog } from "../../src/config/blog";
import { site } from "../../src/config/site";
import { posts } from "../support/posts";

test("The heads of a post and of the list describe an article and a blog, and every head links the feeds and the search", async ({
  page,
  request,
}) => {
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

  await page.goto("/blog/");
  const list = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText()) as {
    blogPost: object[];
  };
  expect(list).toMatchObject({ "@type": "Blog", url: `${site.url}/blog/` });
  expect(list.blogPost).toHaveLength(Math.min(posts.length, blog.postsPerPage));

  await page.goto("/docs/intro/");
  const links = await page
    .locator("link[rel=alternate]:not([type='text/markdown']), link[rel=search]")
    .evaluateAll((elements) => elements.map((link) => [link.getAttribute("type"), link.getAttribute("href")]));
  const [, search = ""] = links.find(([type]) => type === "application/opensearchdescription+xml") ?? [];
  expect(links.filter(([, href]) => href !== search)).toEqual([
    ["application/rss+xml", "/blog/rss.xml"],
    ["application/atom+xml", "/blog/atom.xml"],
    ["application/feed+json", "/blog/feed.json"],
  ]);
  const response = await request.get(search!);
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(/template="https?:\/\/[^"]+\/search\/\?q=\{searchTerms\}"/);
});
