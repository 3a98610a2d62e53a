/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";

import { render } from "../../../test/browser/render";
import { PostList } from "./post-list";

const links = (page: number, pages: number): (string | null)[][] => {
  const { unmount } = render(<PostList posts={[]} route="/blog/tags/hello/" page={page} pages={pages} />);
  const nav = screen.queryByRole("navigation", { name: "Blog list page navigation" });
  const found = nav
    ? within(nav)
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")])
    : [];
  unmount();
  return found;
};

describe("PostList", () => {
  it("links to the previous and next pages", () => {
    expect(links(1, 1)).toEqual([]);
    expect(links(1, 3)).toEqual([["Older entries", "/blog/tags/hello/page/2/"]]);
    expect(links(2, 3)).toEqual([
      ["Newer entries", "/blog/tags/hello/"],
      ["Older entries", "/blog/tags/hello/page/3/"],
    ]);
    expect(links(3, 3)).toEqual([["Newer entries", "/blog/tags/hello/page/2/"]]);
  });
});
