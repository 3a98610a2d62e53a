/** @jest-environment jsdom */
import { screen } from "@testing-library/react";

import { render } from "../../test/browser/render";
import { PageContent } from "./page-content";

const mdxModule = <p>The module.</p>;

describe("PageContent", () => {
  it("a static page is its content tree", () => {
    render(<PageContent content={["<p>The text.</p>"]} interactive={false} />);
    expect(screen.getByText("The text.")).toBeInTheDocument();
  });

  it("an interactive page is its module", () => {
    render(
      <PageContent content={[]} interactive>
        {mdxModule}
      </PageContent>,
    );
    expect(screen.getByText("The module.")).toBeInTheDocument();
  });

  it("an interactive page with a fault says so instead", () => {
    render(
      <PageContent content={["<p>content/blog/post.mdx:5</p>"]} interactive>
        {mdxModule}
      </PageContent>,
    );
    expect(screen.getByText("content/blog/post.mdx:5")).toBeInTheDocument();
    expect(screen.queryByText("The module.")).not.toBeInTheDocument();
  });
});
