import { idOfFile, isInternal, pageKey, paths, withTrailingSlash } from "./paths";

describe("paths", () => {
  it("returns each route with one trailing slash, also of a slug with slashes at its ends", () => {
    expect(paths.home()).toBe("/");
    expect(paths.docs()).toBe("/docs/");
    expect(paths.doc("parser/overview")).toBe("/docs/parser/overview/");
    expect(paths.doc("")).toBe("/docs/");
    expect(paths.page("markdown-page")).toBe("/markdown-page/");
    expect(paths.playground()).toBe("/playground/");
    expect(paths.doc("/parser//overview/")).toBe("/docs/parser/overview/");
    expect(paths.page("/about/")).toBe("/about/");
  });

  it("returns the blog's routes", () => {
    expect(paths.blogPost("welcome")).toBe("/blog/welcome/");
    expect(paths.tag("hello")).toBe("/blog/tags/hello/");
    expect(paths.author("/all-team-articles")).toBe("/blog/authors/all-team-articles/");
    expect([1, 2].map((n) => paths.listPage(paths.blog(), n))).toEqual(["/blog/", "/blog/page/2/"]);
    expect(paths.listPage(paths.tag("hello"), 3)).toBe("/blog/tags/hello/page/3/");
  });

  it("returns the search page's route, with a query", () => {
    expect(paths.search()).toBe("/search/");
    expect(paths.search("")).toBe("/search/");
    expect(paths.search("deal", { kind: "api", code: null })).toBe("/search/?q=deal&kind=api");
    expect(paths.search("", { kind: null, code: "rust" })).toBe("/search/?code=rust");
    expect(new URL(paths.search("a & b+c"), "http://localhost").searchParams.get("q")).toBe("a & b+c");
  });
});

describe("idOfFile", () => {
  it.each([
    ["intro.mdx", "intro"],
    ["parser/overview.mdx", "parser/overview"],
    ["parser/overview.md", "parser/overview"],
    ["parser/index.mdx", "parser"],
    ["index.mdx", ""],
    ["parser\\overview.mdx", "parser/overview"],
    ["parser/reindex.mdx", "parser/reindex"],
    ["index/overview.mdx", "index/overview"],
  ])("%s → %s", (file, id) => {
    expect(idOfFile(file)).toBe(id);
  });
});

describe("withTrailingSlash", () => {
  it.each([
    ["/docs/intro", "/docs/intro/"],
    ["/docs/intro/", "/docs/intro/"],
    ["/docs/intro//", "/docs/intro/"],
    ["/", "/"],
    ["/docs/intro?a=/b#c", "/docs/intro/?a=/b#c"],
    ["/docs/intro#a.b", "/docs/intro/#a.b"],
    ["/robots.txt", "/robots.txt"],
    ["/a.b/c", "/a.b/c/"],
    ["#top", "#top"],
    ["?q=x", "?q=x"],
    ["", ""],
  ])("%s → %s", (href, expected) => {
    expect(withTrailingSlash(href)).toBe(expected);
  });
});

describe("pageKey", () => {
  it.each([
    "/docs/intro",
    "/docs/intro/",
    "/docs/intro//",
    "/docs/intro/index.html",
    "/docs/intro/?q=1#x",
    "/docs/intro#x",
  ])("%s is /docs/intro", (href) => {
    expect(pageKey(href)).toBe("/docs/intro");
  });

  it.each(["/", "", "/index.html", "/#top"])('"%s" is the home page', (href) => {
    expect(pageKey(href)).toBe("/");
  });

  it("is the same for encoded and decoded addresses, and for one that can't be decoded", () => {
    expect(pageKey("/docs/%C3%BCber/")).toBe(pageKey("/docs/über"));
    expect(pageKey("/docs/100%/")).toBe("/docs/100%");
  });
});

it("isInternal distinguishes this site's routes from everything else", () => {
  expect(["/", "/docs/", "/docs/#x"].filter(isInternal)).toHaveLength(3);
  expect(
    ["//example.org/", "https://example.org/", "docs/", "#x", "", "mailto:a@example.org"].filter(isInternal),
  ).toEqual([]);
});
