import { listHtml } from "./node-type";

const page = (url: string, lvl0: string, lvl1: string) => ({ url, hierarchy: { lvl0, lvl1 } });
const symbol = (symbolId: string, url: string) => ({ symbolId, url: `${url}#${symbolId}` });

const pages = [page("/docs/b/", "Guides", "B & more"), page("/docs/a/", "API", "A"), page("/docs/c/", "Guides", "C")];

describe("listHtml", () => {
  it("lists pages by group, in their order", () => {
    expect(listHtml(pages, [])).toBe(
      "<h2>All pages</h2><details open><summary>API</summary><ul><li><a href=/docs/a/>A</a></ul></details>" +
        "<details open><summary>Guides</summary><ul><li><a href=/docs/b/>B &#x26; more</a><li><a href=/docs/c/>C</a></ul></details>" +
        "<h2>All symbols of the toolkit</h2>",
    );
  });

  it("lists symbols by page, with child symbols after their parent", () => {
    const symbols = [
      symbol("p.rust.Builder.new", "/docs/a/"),
      symbol("p.rust.Builder", "/docs/a/"),
      symbol("p.rust.Builder.build", "/docs/a/"),
      symbol("p.rust.Builder.build.data.title", "/docs/a/"),
      symbol("p.rust.Builder-2", "/docs/a/"),
      symbol("p.rust.module.parse", "/docs/a/"),
      symbol("p.cli.build", "/docs/c/"),
    ];
    expect(listHtml(pages, symbols)).toContain(
      "<summary>A</summary><ul><li><a href=/docs/a/#p.rust.Builder>Builder</a> <a href=/docs/a/#p.rust.Builder.build>build</a> " +
        "<a href=/docs/a/#p.rust.Builder.build.data.title>data.title</a> <a href=/docs/a/#p.rust.Builder.new>new</a>" +
        "<li><a href=/docs/a/#p.rust.Builder-2>Builder-2</a><li><a href=/docs/a/#p.rust.module.parse>module.parse</a></ul>",
    );
    expect(listHtml(pages, symbols)).toContain(
      "<summary>C</summary><ul><li><a href=/docs/c/#p.cli.build>build</a></ul>",
    );
  });

  it("collapses long lists", () => {
    const many = Array.from({ length: 30 }, (_, index) => page(`/docs/${index}/`, "API", `Page ${index}`));
    expect(listHtml(many, [])).toContain("<details><summary>API</summary>");
  });
});
