import { idOfFile, isActive, isInternal, pageKey, paths, withTrailingSlash } from "./paths";

describe("paths", () => {
  it("returns each route with one trailing slash", () => {
    expect(paths.home()).toBe("/");
    expect(paths.docs()).toBe("/docs/");
    expect(paths.doc("parser/overview")).toBe("/docs/parser/overview/");
    expect(paths.doc("")).toBe("/docs/");
    expect(paths.page("markdown-page")).toBe("/markdown-page/");
    expect(paths.playground()).toBe("/playground/");
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

  it("accepts a slug with slashes at its ends", () => {
    expect(paths.doc("/parser//overview/")).toBe("/docs/parser/overview/");
    expect(paths.page("/about/")).toBe("/about/");
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

  it("is the same for encoded and decoded addresses", () => {
    expect(pageKey("/docs/%C3%BCber/")).toBe(pageKey("/docs/über"));
  });

  it("returns an address that can't be decoded unchanged", () => {
    expect(pageKey("/docs/100%/")).toBe("/docs/100%");
  });
});

it("isInternal distinguishes this site's routes from everything else", () => {
  expect(["/", "/docs/", "/docs/#x"].filter(isInternal)).toHaveLength(3);
  expect(
    ["//example.org/", "https://example.org/", "docs/", "#x", "", "mailto:a@example.org"].filter(isInternal),
  ).toEqual([]);
});

describe("isActive", () => {
  it("treats all spellings of a page as equal", () => {
    expect(isActive("/docs/intro", "/docs/intro/")).toBe(true);
    expect(isActive("/docs/intro/", "/docs/introduction/")).toBe(false);
  });

  it("includes the pages below only for a section", () => {
    expect(isActive("/docs/parser/overview/", "/docs/parser/")).toBe(false);
    expect(isActive("/docs/parser/overview/", "/docs/parser/", true)).toBe(true);
    expect(isActive("/docs/parser/", "/docs/parser/", true)).toBe(true);
    expect(isActive("/docs/parser-tools/", "/docs/parser/", true)).toBe(false);
    expect(isActive("/docs/", "/docs/parser/", true)).toBe(false);
  });
});
