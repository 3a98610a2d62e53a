/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";

import { render } from "../../test/browser/render";
import { PostList, PostListItem } from "./post-list";

const post: Queries.PostListFragment = {
  id: "hello",
  title: "Hello, ERN",
  description: "What it says.",
  path: "/blog/hello/",
  date: "2025-12-31T23:30:00.000Z",
  readingTime: 1.4,
  excerpt: ["<p>The beginning.</p>"] as unknown as Queries.PostListFragment["excerpt"],
  truncated: true,
  authors: [
    { key: "team", name: "Team", path: "/blog/authors/team/" },
    { key: "guests", name: "Guests", path: null },
  ],
  tags: [{ label: "Hello", path: "/blog/tags/hello/", description: "First steps." }],
};

describe("PostListItem", () => {
  it("is an article with everything that a list shows about a post", () => {
    const { container } = render(<PostListItem post={post} />);
    expect(container.innerHTML.replace(/></g, ">\n<")).toMatchInlineSnapshot(`
     "<article class="post-list-item">
     <h2>
     <a href="/blog/hello/">Hello, ERN</a>
     </h2>
     <p class="post-meta">
     <time datetime="2025-12-31T23:30:00.000Z">December 31, 2025</time> · 2 min read</p>
     <p class="by">
     <span>
     <a href="/blog/authors/team/">Team</a>
     </span>
     <span>, Guests</span>
     </p>
     <div class="prose">
     <div data-html="">
     <p>The beginning.</p>
     </div>
     </div>
     <footer>
     <div class="post-tags">
     <b>Tags:</b>
     <ul>
     <li>
     <a href="/blog/tags/hello/" rel="tag" title="First steps.">Hello</a>
     </li>
     </ul>
     </div>
     <a class="more" href="/blog/hello/">Read more<span class="visually-hidden"> about Hello, ERN</span>
     </a>
     </footer>
     </article>"
    `);
  });

  it("links to the rest of truncated posts only", () => {
    const { unmount } = render(<PostListItem post={post} />);
    const more = screen.getByRole("link", { name: "Read more about Hello, ERN" });
    expect(more).toHaveTextContent("Read more");
    expect(more).toHaveAttribute("href", "/blog/hello/");
    unmount();
    render(<PostListItem post={{ ...post, truncated: false }} />);
    expect(screen.queryByRole("link", { name: /Read more/ })).not.toBeInTheDocument();
  });

  it("shows the description if there is no excerpt", () => {
    render(<PostListItem post={{ ...post, excerpt: [] as unknown as typeof post.excerpt, tags: [] }} />);
    const item = within(screen.getByRole("article"));
    expect(item.getByText("What it says.")).toBeInTheDocument();
    expect(item.queryByText("Tags:")).not.toBeInTheDocument();
  });
});

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
