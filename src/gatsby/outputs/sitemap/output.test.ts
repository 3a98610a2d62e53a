import { XMLParser, XMLValidator } from "fast-xml-parser";

import { site } from "../../../config/site";
import { toRobots, toSitemap } from "./output";

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
