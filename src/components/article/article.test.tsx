/** @jest-environment jsdom */
import { screen } from "@testing-library/react";

import { render } from "../../test/browser/render";
import { readPages } from "../../utils/browser/read-pages";
import { Article, PageMeta } from "./article";

const page = {
  path: "/docs/a & b/",
  editUrl: "https://example.org/edit/main/content/docs/intro.mdx",
  lastUpdated: "2026-11-20T23:30:00.000Z",
  contributors: [] as string[],
};

describe("PageMeta", () => {
  it("links to the page's source in a new tab, and shows its last change in UTC", () => {
    const { container } = render(<PageMeta page={page} />);
    const link = screen.getByRole("link", { name: "Edit this page" });
    expect(link).toHaveAttribute("href", page.editUrl);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
    expect(container).toHaveTextContent(/Last updated on November 20, 2026$/);
    expect(container.querySelector("time")).toHaveAttribute("datetime", "2026-11-20T23:30:00.000Z");
  });

  it("shows no date if git has none", () => {
    const { container } = render(<PageMeta page={{ ...page, lastUpdated: null }} />);
    expect(container).not.toHaveTextContent("Last updated");
    expect(screen.getByRole("link", { name: "Edit this page" })).toBeInTheDocument();
  });

  it.each([
    [["Ann Bee"], "by Ann Bee"],
    [["Ann", "Bo", "Cy"], "by Ann, Bo and Cy"],
    [["A", "B", "C", "D", "E"], "by A, B, C, D and E"],
    [["A", "B", "C", "D", "E", "F"], "by A, B, C, D and 2 others"],
  ])("lists %j as %s", (contributors, text) => {
    const { container } = render(<PageMeta page={{ ...page, contributors }} />);
    expect(container.textContent).toMatch(new RegExp(` ${text}$`));
  });
});

it("Article notes the page as read, by its title and address", () => {
  localStorage.clear();
  const article = { ...page, title: "A & b", toc: [] };
  render(<Article article={article}>Text.</Article>);
  expect(readPages("/")).toEqual([{ path: page.path, title: "A & b" }]);
});
