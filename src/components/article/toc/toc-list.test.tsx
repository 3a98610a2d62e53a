/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";

import { render } from "../../../test/browser/render";
import { TocList } from "./toc-list";

const items = [
  { id: "setup", html: "Set <code>up</code>", items: [{ id: "größe", html: "Size", items: [] }] },
  { id: "use", html: "Use", items: [] },
];

describe("TocList", () => {
  it("links to the headings, nested, with their markup", () => {
    render(<TocList items={items} />);
    const [first] = screen.getAllByRole("listitem");
    expect(within(first!).getByRole("link", { name: "Set up" })).toHaveAttribute("href", "#setup");
    expect(within(first!).getByText("up").tagName).toBe("CODE");
    expect(within(first!).getByRole("link", { name: "Size" })).toHaveAttribute("href", "#größe");
    expect(within(first!).queryByRole("link", { name: "Use" })).not.toBeInTheDocument();
    expect(screen.getAllByRole("link")).toHaveLength(3);
  });

  it("marks only the heading being read", () => {
    render(<TocList items={items} active="größe" />);
    const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
    expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([["Size", "location"]]);
  });

  it("marks nothing above the first heading", () => {
    const { container } = render(<TocList items={items} />);
    expect(container.querySelector("[aria-current]")).toBeNull();
  });
});
