import { site } from "../../config/site";
import { blogOf, blogPosting } from "./blog-json-ld";

const post = { title: "Hello", description: "D.", path: "/blog/hello/", date: "2025-10-07T00:00:00.000Z" };

describe("blog JSON-LD", () => {
  it("describes a post as a BlogPosting with absolute addresses", () => {
    expect(
      blogPosting({
        ...post,
        keywords: ["ern", "hello"],
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
      keywords: "ern, hello",
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
