import { navbarLinks } from "../../../config/navigation";
import { ariaCurrent } from "./navbar-links";

/** The navbar's links that can be current. */
const current = (path: string): (string | undefined)[][] =>
  navbarLinks
    .map((link) => [link.label, ariaCurrent(link, navbarLinks, path)])
    .filter(([, value]) => value !== undefined);

describe("ariaCurrent", () => {
  it.each([
    ["/docs/intro/", "Documentation", "page"],
    ["/docs/intro", "Documentation", "page"],
    ["/docs/getting-started/", "Documentation", "true"],
    ["/docs/api/parser/python/", "Documentation", "true"],
    ["/docs/parser-tools/", "Documentation", "true"],
    ["/docs/parser/", "Parser", "page"],
    ["/docs/parser/overview/", "Parser", "true"],
    ["/docs/builder/presets/", "Builder", "true"],
    ["/playground/", "Playground", "page"],
    ["/blog/", "Blog", "page"],
    ["/blog/tags/hello/", "Blog", "true"],
  ])("on %s, %s has aria-current %s", (path, label, value) => {
    expect(current(path)).toEqual([[label, value]]);
  });

  it.each(["/", "/search/", "/markdown-page/", "/docsearch/"])("marks nothing as current on %s", (path) => {
    expect(current(path)).toEqual([]);
  });

  it("picks the narrowest section, wherever it is in the menu", () => {
    const api = { label: "API", href: "/docs/api/", section: "/docs/api/" };
    const docs = { label: "Docs", href: "/docs/intro/", section: "/docs/" };
    for (const menu of [
      [api, docs],
      [docs, api],
    ])
      expect(menu.map((link) => ariaCurrent(link, menu, "/docs/api/models/"))).toEqual(
        menu.map((link) => (link === api ? "true" : undefined)),
      );
  });
});
