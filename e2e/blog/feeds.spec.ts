import { expect, test } from "@playwright/test";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import Parser from "rss-parser";

import { blog } from "../../src/config/blog";
import { site } from "../../src/config/site";
import { posts } from "../support/posts";
import { allRoutes } from "../support/routes";

const newest = posts.slice(0, blog.feedPosts);
const newestAddress = `${site.url}${posts[0]!.path}`;

for (const file of ["/blog/rss.xml", "/blog/atom.xml"]) {
  test(`${file} contains all posts, newest first, with full texts and absolute addresses`, async ({ request }) => {
    const xml = await (await request.get(file)).text();
    expect(XMLValidator.validate(xml)).toBe(true);
    const feed = await new Parser<object, { "content:encoded"?: string }>().parseString(xml);
    expect(feed.title).toBe("DDEX Suite Blog");
    expect(feed.items[0]?.link).toBe(newestAddress);
    expect(feed.items.map(({ link }) => link?.replace(site.url, "")).sort()).toEqual(
      newest.map(({ path }) => path).sort(),
    );
    for (const item of feed.items) {
      const html = item["content:encoded"] ?? item.content ?? "";
      const words = html.replace(/<[^>]*>/g, " ").match(/\S+/g)?.length ?? 0;
      const post = posts.find(({ path }) => item.link?.endsWith(path));
      // An excerpt has fewer words; word counts may differ slightly.
      expect.soft(words, item.title).toBeGreaterThanOrEqual(0.9 * (post?.words ?? Infinity));
      expect.soft(html.match(/(?:href|src)="(?!https?:)[^"]*"/g), item.title).toBeNull();
      expect.soft(html, item.title).not.toMatch(/<(script|svg|button)/);
    }
  });
}

test("/blog/feed.json is a JSON Feed with the same posts", async ({ request }) => {
  const feed = (await (await request.get("/blog/feed.json")).json()) as { version: string; items: { url: string }[] };
  expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
  expect(feed.items[0]?.url).toBe(newestAddress);
});

test("The sitemap lists every page once, and robots.txt links the sitemap", async ({ request }) => {
  const parser = new XMLParser({ isArray: (name) => name === "url" || name === "sitemap" });
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap-index.xml`);
  const index = parser.parse(await (await request.get("/sitemap-index.xml")).text()) as {
    sitemapindex: { sitemap: { loc: string }[] };
  };
  const sitemapRoutes: string[] = [];
  for (const { loc } of index.sitemapindex.sitemap) {
    const part = parser.parse(await (await request.get(loc.replace(site.url, ""))).text()) as {
      urlset: { url: { loc: string; lastmod?: string }[] };
    };
    sitemapRoutes.push(...part.urlset.url.map((entry) => entry.loc.replace(site.url, "")));
    const post = part.urlset.url.find((entry) => entry.loc === newestAddress);
    if (post) expect(Date.parse(post.lastmod ?? "")).toBeGreaterThanOrEqual(Date.parse(posts[0]!.date));
  }
  expect(sitemapRoutes.sort()).toEqual([...allRoutes].sort());
});
