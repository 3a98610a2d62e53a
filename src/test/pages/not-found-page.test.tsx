/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { Helmet } from "react-helmet";

import NotFoundPage from "../../pages/404";
import { render } from "../browser/render";

const data: Queries.NotFoundPageQuery = {
  sidebar: null,
  allDoc: {
    nodes: [
      { title: "Parser overview", path: "/docs/parser/overview/" },
      { title: "Canonicalization", path: "/docs/builder/canonicalization/" },
    ],
  },
  allPage: { nodes: [{ title: "What a page can contain", path: "/markdown-page/" }] },
  allBlogPost: { nodes: [{ title: "Hello, ERN", path: "/blog/first-blog-post/" }] },
  allTag: { nodes: [{ title: "Hello", path: "/blog/tags/hello/" }] },
  allAuthor: { nodes: [{ title: "Documentation team", path: "/blog/authors/documentation-team/" }] },
  allErnElement: { names: ["Deal", "DealReference", "ReleaseType"] },
  allErnValueSet: { names: ["UseType"] },
};

const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute("href") ?? "");

/** The pages suggested for an address. */
const visit = (address: string): string[] => {
  window.history.replaceState(null, "", address);
  render(<NotFoundPage {...({ data } as ComponentProps<typeof NotFoundPage>)} />);
  return hrefs(screen.queryAllByRole("listitem").map((item) => within(item).getByRole("link")));
};

describe("the not-found page", () => {
  it("suggests the pages nearest to the address", () => {
    expect(visit("/docs/parser/overveiw/")[0]).toBe("/docs/parser/overview/");
    expect(screen.getByRole("heading", { level: 1, name: "Page not found" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 2, name: "Did you mean one of these?" })).toBeInTheDocument();
  });

  it("suggests content pages too", () => {
    expect(visit("/markdown-pgae/")).toContain("/markdown-page/");
  });

  it("suggests posts too", () => {
    expect(visit("/blog/frist-blog-post/")[0]).toBe("/blog/first-blog-post/");
  });

  it.each([
    ["/playgroud/", "/playground/"],
    ["/serch/", "/search/"],
    ["/blgo/", "/blog/"],
    ["/blog/archve/", "/blog/archive/"],
    ["/blog/auhtors/", "/blog/authors/"],
    ["/blog/tgas/", "/blog/tags/"],
    ["/blog/tags/helo/", "/blog/tags/hello/"],
    ["/blog/authors/documentation-taem/", "/blog/authors/documentation-team/"],
    ["/docs/ern/deal/", "/docs/ern/elements/Deal/"],
    ["/docs/ern/elements/DealRefrence/", "/docs/ern/elements/DealReference/"],
    ["/docs/ern/values/usetypes/", "/docs/ern/values/UseType/"],
  ])("suggests for %s a page that isn't a document: %s", (address, route) => {
    expect(visit(address)[0]).toBe(route);
  });

  it("links to the home page and the introduction if nothing is similar", () => {
    expect(visit("/zzzz/")).toEqual([]);
    expect(hrefs(screen.getAllByRole("link"))).toEqual(["/", "/docs/intro/"]);
    expect(screen.queryByRole("heading", { level: 2 })).not.toBeInTheDocument();
  });

  it("has a search field with the words of the address", () => {
    visit("/docs/parser/how-to_use--stream-iterater.html");
    expect(screen.getByRole("search")).toHaveAttribute("action", "/search/");
    expect(screen.getByRole("searchbox", { name: "Search docs" })).toHaveValue("how to use stream iterater");
  });

  it("suggests at most three pages", () => {
    const nodes = Array.from({ length: 9 }, (_, index) => ({ title: "Parser", path: `/docs/parser/page-${index}/` }));
    const many: Queries.NotFoundPageQuery = { ...data, allDoc: { nodes } };
    window.history.replaceState(null, "", "/docs/parser/page/");
    render(<NotFoundPage {...({ data: many } as ComponentProps<typeof NotFoundPage>)} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
  });

  it("isn't indexed", () => {
    visit("/zzzz/");
    const { title, metaTags } = Helmet.peek();
    expect(title).toBe("Page not found | DDEX Suite");
    expect(metaTags).toContainEqual({ name: "robots", content: "noindex" });
  });
});
