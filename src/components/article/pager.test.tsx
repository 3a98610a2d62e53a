/** @jest-environment jsdom */
import { screen } from "@testing-library/react";

import { render } from "../../test/browser/render";
import { Pager } from "./pager";

const intro = { label: "Introduction", path: "/docs/intro/" };
const parser = { label: "Parser", path: "/docs/parser/" };

const captions = { previous: "Previous", next: "Next" };

describe("Pager", () => {
  it("links to the previous and next pages", () => {
    render(<Pager name="Docs pages" captions={captions} previous={intro} next={parser} />);
    expect(screen.getByRole("navigation", { name: "Docs pages" })).toBeInTheDocument();
    const [previous, next] = screen.getAllByRole("link");
    expect(previous).toHaveAccessibleName(/Previous\s*Introduction/);
    expect(previous).toHaveAttribute("href", "/docs/intro/");
    expect(previous).toHaveAttribute("rel", "prev");
    expect(next).toHaveAccessibleName(/Next\s*Parser/);
    expect(next).toHaveAttribute("href", "/docs/parser/");
    expect(next).toHaveAttribute("rel", "next");
  });

  it("has one link at either end, and nothing for a page without neighbours", () => {
    render(<Pager name="Docs pages" captions={captions} previous={null} next={parser} />);
    expect(screen.getByRole("link")).toHaveAccessibleName(/Next/);
    render(<Pager name="Docs pages" captions={captions} previous={intro} next={null} />);
    expect(screen.getAllByRole("link")[1]).toHaveAccessibleName(/Previous/);
    expect(
      render(<Pager name="Docs pages" captions={captions} previous={null} next={null} />).container,
    ).toBeEmptyDOMElement();
  });
});
