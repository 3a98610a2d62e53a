/** @jest-environment jsdom */
import { screen } from "@testing-library/react";

import { render } from "../../test/browser/render";
import { AuthorCard, initials } from "./author-card";

const author: Queries.AuthorCardFragment = {
  name: "Documentation Team",
  title: "Writers",
  path: "/blog/authors/documentation-team/",
  links: [
    { kind: "github", url: "https://github.com/x" },
    { kind: "website", url: "https://example.org/" },
    { kind: "constructor", url: "https://example.org/constructor" },
  ],
  image: null,
};

describe("AuthorCard", () => {
  it("shows the author's name, role, links and initials", () => {
    const { container } = render(<AuthorCard author={author} />);
    expect(screen.getAllByRole("link").map((link) => [link.getAttribute("aria-label"), link.textContent])).toEqual([
      [null, "Documentation Team"],
      ["GitHub of Documentation Team", "GitHub"],
      ["Website of Documentation Team", "Website"],
      ["Constructor of Documentation Team", "Constructor"],
    ]);
    expect(screen.getByText("Writers")).toBeInTheDocument();
    expect(container.querySelector(".avatar")).toHaveTextContent("DT");
  });

  it("shows the image instead of initials, and no link for an author without a page", () => {
    const image = { publicURL: "/static/team.svg", childImageSharp: null };
    const { container } = render(<AuthorCard author={{ ...author, path: null, links: [], image }} />);
    expect(container.querySelector("img")).toHaveAttribute("src", "/static/team.svg");
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});

describe("initials", () => {
  it.each([
    ["Documentation Team", "DT"],
    ["DDEX Suite Maintainers", "DM"],
    ["  team ", "T"],
    ["", ""],
  ])("%j has the initials %j", (name, text) => {
    expect(initials(name)).toBe(text);
  });
});
