import { navbarLinks } from "../../config/navigation";
import { ariaCurrent } from "./aria-current";

/** The navbar's links that say something of a page. */
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
  ])("on %s %s is current: %s", (path, label, value) => {
    expect(current(path)).toEqual([[label, value]]);
  });

  it.each(["/", "/search/", "/markdown-page/", "/docsearch/"])("on %s nothing is current", (path) => {
    expect(current(path)).toEqual([]);
  });

  it("takes the narrowest section, wherever it stands in the menu", () => {
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
