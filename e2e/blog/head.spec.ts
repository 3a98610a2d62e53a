import { expect, test } from "@playwright/test";
import { selectAll } from "hast-util-select";

import { blog } from "../../src/config/blog";
import { site } from "../../src/config/site";
import { posts } from "../support/posts";
import { attributeOf, nodeText, served, servedDocument } from "../support/served";

const jsonLdOf = (route: string): object[] =>
  selectAll('script[type="application/ld+json"]', servedDocument(route)).map(
    (script) => JSON.parse(nodeText(script)) as object,
  );

test("The head of a post describes an article", served, () => {
  const document = servedDocument("/blog/welcome/");
  const content = (property: string) =>
    selectAll(`meta[property="${property}"]`, document).map((meta) => attributeOf(meta, "content"));
  expect(content("og:type")).toEqual(["article"]);
  expect(content("article:published_time")).toEqual(["2026-11-17T00:00:00.000Z"]);
  expect(content("article:tag")).toEqual(["Hola", "Docusaurus", "Facebook"]);
  expect(content("article:author")).toEqual([
    `${site.url}/blog/authors/documentation-team/`,
    `${site.url}/blog/authors/all-playground-maintainers-articles/`,
  ]);
  expect(jsonLdOf("/blog/welcome/")).toMatchObject([{ "@type": "BlogPosting", url: `${site.url}/blog/welcome/` }]);
});

test("The head of the list of posts describes a blog with its posts", served, () => {
  const [list, ...others] = jsonLdOf("/blog/") as { blogPost: object[] }[];
  expect(others).toEqual([]);
  expect(list).toMatchObject({ "@type": "Blog", url: `${site.url}/blog/` });
  expect(list!.blogPost).toHaveLength(Math.min(posts.length, blog.postsPerPage));
});

test("Every head links the feeds and the search", served, async ({ request }) => {
  const links = selectAll(
    "link[rel=alternate]:not([type='text/markdown']), link[rel=search]",
    servedDocument("/docs/intro/"),
  ).map((link) => [attributeOf(link, "type"), attributeOf(link, "href")]);
  const [, search = ""] = links.find(([type]) => type === "application/opensearchdescription+xml") ?? [];
  expect(links.filter(([, href]) => href !== search)).toEqual([
    ["application/rss+xml", "/blog/rss.xml"],
    ["application/atom+xml", "/blog/atom.xml"],
    ["application/feed+json", "/blog/feed.json"],
  ]);
  const response = await request.get(search);
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(/template="https?:\/\/[^"]+\/search\/\?q=\{searchTerms\}"/);
});
