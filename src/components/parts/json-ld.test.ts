import { site } from "../../config/site";
import { blogOf, blogPosting, breadcrumbList, techArticle, webSite } from "./json-ld";

const article = {
  title: "Parser overview",
  description: "What the parser does.",
  path: "/docs/parser/overview/",
  lastUpdated: "2026-11-20T10:00:00.000Z",
};

describe("techArticle", () => {
  it("describes a docs page with absolute addresses", () => {
    expect(techArticle(article)).toMatchObject({
      "@type": "TechArticle",
      headline: "Parser overview",
      description: "What the parser does.",
      url: `${site.url}/docs/parser/overview/`,
      dateModified: "2026-11-20T10:00:00.000Z",
      isPartOf: { "@type": "WebSite", url: site.url },
    });
  });

  it("leaves out what is unknown", () => {
    const data = techArticle({ ...article, lastUpdated: null });
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

const post = { title: "Hello", description: "D.", path: "/blog/hello/", date: "2025-10-07T00:00:00.000Z" };

describe("blog JSON-LD", () => {
  it("has the drawn picture of a post without one of its own", () => {
    const drawn = blogPosting({ ...post, lastUpdated: null, authors: [], image: null, words: 1 });
    expect(drawn).toMatchObject({ image: `${site.url}/cards/blog/hello.png` });
  });

  it("describes a post as a BlogPosting with absolute addresses", () => {
    expect(
      blogPosting({
        ...post,
        lastUpdated: "2026-01-01T00:00:00.000Z",
        authors: [
          { name: "Team", path: "/blog/authors/team/" },
          { name: "Guests", path: null },
        ],
        image: { publicURL: "/static/card.png" },
        words: 300,
      }),
    ).toEqual({
      "@type": "BlogPosting",
      headline: "Hello",
      description: "D.",
      url: `${site.url}/blog/hello/`,
      mainEntityOfPage: `${site.url}/blog/hello/`,
      datePublished: "2025-10-07T00:00:00.000Z",
      dateModified: "2026-01-01T00:00:00.000Z",
      image: `${site.url}/static/card.png`,
      author: [
        { "@type": "Organization", name: "Team", url: `${site.url}/blog/authors/team/` },
        { "@type": "Organization", name: "Guests" },
      ],
      wordCount: 300,
      inLanguage: "en",
      publisher: { "@type": "Organization", name: site.title, url: site.url },
    });
  });

  it("describes a list as a Blog with its posts", () => {
    expect(blogOf("Blog", "About.", "/blog/", [post])).toMatchObject({
      "@type": "Blog",
      name: "Blog",
      url: `${site.url}/blog/`,
      blogPost: [{ "@type": "BlogPosting", headline: "Hello", datePublished: post.date }],
    });
  });
});
