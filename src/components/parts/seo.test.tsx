/** @jest-environment jsdom */
import type { ComponentProps } from "react";
import { Helmet } from "react-helmet";

import { site } from "../../config/site";
import { render } from "../../test/browser/render";
import { pageTitle } from "./page-title";
import { Seo } from "./seo";

jest.mock("../../config/site", () => ({
  site: {
    title: "Toolkit",
    description: "What the site is about.",
    url: "https://docs.example.org",
    language: "en",
    isPreview: false,
  },
}));

const head = (props: ComponentProps<typeof Seo> = {}) => {
  render(<Seo {...props} />);
  return Helmet.peek();
};
const meta = (name: string, props: ComponentProps<typeof Seo> = {}): string | undefined =>
  head(props).metaTags.find((tag: HTMLMetaElement & { property?: string }) => [tag.name, tag.property].includes(name))
    ?.content;

it("fills the head of a docs page", () => {
  const { title, metaTags, linkTags, scriptTags } = head({
    title: "Parser",
    description: "Reads messages.",
    path: "/docs/parser/",
    type: "article",
    image: "/static/tree.png",
    modified: "2026-11-20T10:00:00.000Z",
    markdown: "/docs/parser.md",
    jsonLd: [{ "@type": "TechArticle", headline: "Parser" }],
  });
  const lines = [...metaTags, ...linkTags, ...scriptTags].map((tag: object) => Object.values(tag).join(" | "));
  expect([title, ...lines].join("\n")).toMatchInlineSnapshot(`
   "Parser | Toolkit
   description | Reads messages.
   og:site_name | Toolkit
   og:title | Parser
   og:description | Reads messages.
   og:type | article
   og:url | https://docs.example.org/docs/parser/
   og:image | https://docs.example.org/static/tree.png
   og:image:alt | Parser
   og:image:width | 1200
   og:image:height | 630
   article:modified_time | 2026-11-20T10:00:00.000Z
   twitter:card | summary_large_image
   canonical | https://docs.example.org/docs/parser/
   alternate | text/markdown | https://docs.example.org/docs/parser.md
   application/ld+json | {"@context":"https://schema.org","@type":"TechArticle","headline":"Parser"}"
  `);
});

describe("title", () => {
  it.each([undefined, "", site.title])("is only the site's for %j", (title) => {
    expect(pageTitle(title)).toBe("Toolkit");
    expect(head({ title }).title).toBe("Toolkit");
  });
});

describe("canonical", () => {
  it("is missing on a page without a route, which isn't indexed", () => {
    expect(head({ title: "Page not found" }).linkTags).toEqual([]);
    expect(meta("robots", { title: "Page not found" })).toBe("noindex");
    expect(meta("og:url", { title: "Page not found" })).toBeUndefined();
  });
});

it("falls back to the site's description and to a picture drawn at build", () => {
  expect(meta("description")).toBe("What the site is about.");
  expect(meta("og:image")).toBe("https://docs.example.org/cards/index.png");
  expect(meta("og:image", { path: "/docs/parser/" })).toBe("https://docs.example.org/cards/docs/parser.png");
  expect(meta("og:image", { path: "/docs/", image: null })).toBe("https://docs.example.org/cards/docs.png");
  expect(meta("og:type")).toBe("website");
});

it("leaves out what a page doesn't have", () => {
  const { scriptTags } = head({ path: "/" });
  expect(meta("article:modified_time", { path: "/" })).toBeUndefined();
  expect(scriptTags).toEqual([]);
});

it("escapes structured data so that it can't end its script", () => {
  const { scriptTags } = head({ jsonLd: [{ name: "</script><script>alert(1)</script>" }] });
  const [{ innerHTML: json }] = scriptTags as [HTMLScriptElement];
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({
    "@context": "https://schema.org",
    name: "</script><script>alert(1)</script>",
  });
});

it("keeps search engines off a preview's page, with its own address as canonical", () => {
  jest.replaceProperty(site, "isPreview", true);
  const { metaTags, linkTags } = head({ path: "/docs/parser/" });
  expect(metaTags).toContainEqual({ name: "robots", content: "noindex" });
  expect(linkTags).toContainEqual({ rel: "canonical", href: "https://docs.example.org/docs/parser/" });
});
