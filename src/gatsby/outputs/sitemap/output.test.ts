import { readFileSync } from "node:fs";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import type { BuildArgs } from "gatsby";

import { site } from "../../../config/site";
import { postFields } from "../../../test/content/blog-fixtures";
import { docFields } from "../../../test/content/fixtures";
import { collectInlineParts } from "../../documents/collect-inline-parts";
import { sitemap, toRobots, toSitemap } from "./output";

const pages = [
  { path: "/", lastmod: null },
  { path: "/blog/a/", lastmod: "2025-01-01T00:00:00.000Z" },
  { path: "/blog/b&c/", lastmod: "2026-01-01T00:00:00.000Z" },
];
const parse = (xml: string | undefined) => {
  expect(XMLValidator.validate(xml ?? "")).toBe(true);
  return new XMLParser({ isArray: (name) => name === "url" || name === "sitemap", parseTagValue: false }).parse(xml!);
};

describe("toSitemap", () => {
  it("has parts of limited size and an index of them", () => {
    const files = toSitemap(pages, 2);
    expect(Object.keys(files)).toEqual(["/sitemap-index.xml", "/sitemap-0.xml", "/sitemap-1.xml"]);
    expect(parse(files["/sitemap-index.xml"]).sitemapindex.sitemap).toEqual([
      { loc: `${site.url}/sitemap-0.xml`, lastmod: "2025-01-01T00:00:00.000Z" },
      { loc: `${site.url}/sitemap-1.xml`, lastmod: "2026-01-01T00:00:00.000Z" },
    ]);
    expect(parse(files["/sitemap-1.xml"]).urlset.url).toHaveLength(1);
  });

  it("lets robots read the site, but nothing of a preview", () => {
    expect(toRobots(false)).toBe(`User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap-index.xml\n`);
    expect(toRobots(true)).toBe("User-agent: *\nDisallow: /\n");
  });
});

describe("the sitemap", () => {
  it("lists the pages that may be found, with their last change, and robots.txt links to it", async () => {
    const docs = [docFields("intro"), docFields("0.4.4/intro", { version: "0.4.4" })];
    const posts = [{ ...postFields("new"), id: "new" }, postFields("hidden", { unlisted: true })];
    const page = (path: string, template = "page", context = {}) => ({
      path,
      component: `/site/src/templates/${template}.tsx`,
      context,
    });
    const others = [page("/"), page("/404/"), page("/404.html"), page("/search/"), page("/docs/", "redirect")];
    others.push(page("/docs/ern/elements/Deal/", "ern-element", { id: "deal" }), page("/playground/"));
    others.push(page("/blog/tags/hello/", "tag", { id: "hello", posts: ["new"] }));
    others.push(page("/blog/tags/", "tags", { ids: ["hello"] }));
    const nodes: Record<string, object[]> = {
      Doc: docs,
      BlogPost: posts,
      FileHistory: [
        { file: "content/docs/intro.mdx", lastUpdated: "2026-03-01T00:00:00.000Z" },
        { file: "content/blog/later.mdx", lastUpdated: "2026-02-01T00:00:00.000Z" },
        { file: "content/ern/meanings.json", lastUpdated: "2026-05-01T00:00:00.000Z" },
        { file: "packages/ern/data/moves.json", lastUpdated: "2026-04-01T00:00:00.000Z" },
      ],
      SitePage: [...[...docs, ...posts].map(({ path }) => page(path)), ...others],
    };
    const folder = temporaryFolder();
    const args = { getNodesByType: (type: string) => nodes[type] ?? [] } as unknown as BuildArgs;
    await sitemap.write(args, folder, collectInlineParts());
    expect(parse(readFileSync(`${folder}/sitemap-0.xml`, "utf8")).urlset.url).toEqual([
      { loc: `${site.url}/` },
      { loc: `${site.url}/blog/new/`, lastmod: "2025-10-07T00:00:00.000Z" },
      // The latest change of all posts, and of those with the tag.
      { loc: `${site.url}/blog/tags/`, lastmod: "2026-02-01T00:00:00.000Z" },
      { loc: `${site.url}/blog/tags/hello/`, lastmod: "2025-10-07T00:00:00.000Z" },
      { loc: `${site.url}/docs/ern/elements/Deal/`, lastmod: "2026-05-01T00:00:00.000Z" },
      { loc: `${site.url}/docs/intro/`, lastmod: "2026-03-01T00:00:00.000Z" },
      { loc: `${site.url}/playground/`, lastmod: "2026-04-01T00:00:00.000Z" },
    ]);
    expect(readFileSync(`${folder}/robots.txt`, "utf8")).toBe(toRobots(false));
  });
});
