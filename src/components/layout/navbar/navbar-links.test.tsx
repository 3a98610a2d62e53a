/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";

import { navbarLinks } from "../../../config/navigation";
import { render } from "../../../test/browser/render";
import { ariaCurrent, NavbarLinks } from "./navbar-links";

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

describe("NavbarLinks", () => {
  it("stay in the page's version where that has the doc", () => {
    const navigation = [{ href: "/docs/parser/", path: "/docs/0.4.4/parser/" }];
    const versions = [
      { name: "current", isLast: true, path: "/docs", navigation: [] },
      { name: "0.4.4", isLast: false, path: "/docs/0.4.4", navigation },
    ];
    jest.mocked(useStaticQuery).mockReturnValue({ allDocsVersion: { nodes: versions } });
    render(<NavbarLinks path="/docs/0.4.4/parser/overview/" />);
    const parser = screen.getByRole("link", { name: "Parser" });
    expect(parser).toHaveAttribute("href", "/docs/0.4.4/parser/");
    expect(parser).toHaveAttribute("aria-current", "true");
    expect(screen.getByRole("link", { name: "Builder" })).toHaveAttribute("href", "/docs/builder/");
  });
});
