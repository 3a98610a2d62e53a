/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";

import { fakeLoader } from "../../test/browser/fake-loader";
import { render } from "../../test/browser/render";
import { Breadcrumbs, DocArticle, VersionNote } from "./doc-article";

describe("Breadcrumbs", () => {
  it("link the home page and the ancestors, but not the page itself", () => {
    render(
      <Breadcrumbs
        ancestors={[
          { label: "Parser", path: "/docs/parser/" },
          { label: "Deep", path: "/docs/parser/deep/" },
        ]}
        label="Deepest"
      />,
    );
    const nav = within(screen.getByRole("navigation", { name: "Breadcrumbs" }));
    expect(nav.getByRole("link", { name: "Home page" })).toHaveAttribute("href", "/");
    expect(nav.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/",
      "/docs/parser/",
      "/docs/parser/deep/",
    ]);
    expect(nav.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "",
      "Parser",
      "Deep",
      "Deepest",
    ]);
    expect(nav.getByText("Deepest")).toHaveAttribute("aria-current", "page");
  });
});

describe("VersionNote", () => {
  it("shows the version and links to the same page in the current one", () => {
    render(<VersionNote version="0.4.4" currentPath="/docs/parser/" />);
    expect(screen.getByRole("note")).toHaveTextContent("You are reading 0.4.4. Read this page in the current version");
    expect(screen.getByRole("link")).toHaveAttribute("href", "/docs/parser/");
  });

  it("links to the docs if the page is gone", () => {
    render(<VersionNote version="0.4.4" currentPath={null} />);
    expect(screen.getByRole("note")).toHaveTextContent("The current version has no such page: begin there.");
    expect(screen.getByRole("link")).toHaveAttribute("href", "/docs/");
  });
});

const doc: Parameters<typeof DocArticle>[0]["doc"] = {
  title: "Parser overview",
  sidebarLabel: "Overview",
  version: null,
  currentPath: null,
  path: "/docs/parser/overview/",
  editUrl: "https://example.org/edit/overview.mdx",
  lastUpdated: "2026-11-20T10:00:00.000Z",
  contributors: ["Ann Bee"],
  readingTime: 3.2,
  zip: null,
  related: [{ label: "Read a catalogue", path: "/docs/guides/parser/a/" }],
  breadcrumbs: [{ label: "Parser", path: "/docs/parser/" }],
  previous: { label: "Parser", path: "/docs/parser/" },
  next: { label: "Installation", path: "/docs/parser/installation/" },
  toc: [{ id: "setup", html: "Set up", items: [] }],
};
const show = (overrides: Partial<typeof doc> = {}) =>
  render(
    <DocArticle doc={{ ...doc, ...overrides }}>
      <p>The text.</p>
    </DocArticle>,
  );

describe("DocArticle", () => {
  it("puts breadcrumbs, title, text, source and neighbours in reading order", () => {
    show();
    const text = screen.getByRole("article").textContent;
    const parts = [
      "Parser",
      "Parser overview",
      "4 min read",
      "On this page",
      "The text.",
      "Related",
      "Read a catalogue",
      "Edit this page",
      "Last updated on",
      "Previous",
      "Next",
    ];
    const places = parts.map((part) => text?.indexOf(part) ?? -1);
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual([doc.title]);
  });

  it("leaves out related pages and reading time if there are none", () => {
    show({ related: [], readingTime: null });
    expect(screen.queryByRole("navigation", { name: "Related" })).toBeNull();
    expect(screen.getByRole("article")).not.toHaveTextContent(/Related|min read/);
  });

  it("uses the sidebar's label in the breadcrumbs", () => {
    show();
    const breadcrumbs = within(screen.getByRole("navigation", { name: "Breadcrumbs" }));
    expect(breadcrumbs.getByText("Overview")).toHaveAttribute("aria-current", "page");
  });

  it("has its headings above the text and next to it, or not at all if there are none", () => {
    const { container } = show();
    expect(container.querySelectorAll('a[href="#setup"]')).toHaveLength(2);
    expect(show({ toc: [] }).container).not.toHaveTextContent("On this page");
  });

  it("prefetches the next page", () => {
    jest.useFakeTimers();
    const { hovering } = fakeLoader();
    show();
    jest.advanceTimersByTime(3000);
    expect(hovering.mock.calls).toEqual([["/docs/parser/installation/"]]);
    jest.useRealTimers();
  });
});
