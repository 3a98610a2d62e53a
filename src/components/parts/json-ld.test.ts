import { site } from "../../config/site";
import { breadcrumbList, techArticle, webSite } from "./json-ld";

const article = {
  title: "Parser overview",
  description: "What the parser does.",
  path: "/docs/parser/overview/",
  keywords: ["ern", "xml"],
  lastUpdated: "2026-11-20T10:00:00.000Z",
};

describe("techArticle", () => {
  it("describes a docs page with absolute addresses", () => {
    expect(techArticle(article)).toMatchObject({
      "@type": "TechArticle",
      headline: "Parser overview",
      description: "What the parser does.",
      url: `${site.url}/docs/parser/overview/`,
      keywords: "ern, xml",
      dateModified: "2026-11-20T10:00:00.000Z",
      isPartOf: { "@type": "WebSite", url: site.url },
    });
  });

  it("leaves out what is unknown", () => {
    const data = techArticle({ ...article, keywords: [], lastUpdated: null });
    expect(data).not.toHaveProperty("keywords");
    expect(data).not.toHaveProperty("dateModified");
  });
});

it("breadcrumbList numbers the links from 1", () => {
  expect(
    breadcrumbList([
      { label: "Parser", path: "/docs/parser/" },
      { label: "Overview", path: "/docs/parser/overview/" },
    ]),
  ).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Parser", item: `${site.url}/docs/parser/` },
      { "@type": "ListItem", position: 2, name: "Overview", item: `${site.url}/docs/parser/overview/` },
    ],
  });
});

it("webSite describes the site", () => {
  expect(webSite()).toMatchObject({ "@type": "WebSite", name: site.title, url: site.url });
});
