/** @jest-environment jsdom */
import { screen } from "@testing-library/react";

import { render } from "../../test/browser/render";
import { PageContent } from "./page-content";

const mdxModule = <p>The module.</p>;

describe("PageContent", () => {
  it("renders a static page from its content tree, and an interactive one from its module", () => {
    render(<PageContent content={["<p>The text.</p>"]} interactive={false} />);
    expect(screen.getByText("The text.")).toBeInTheDocument();
    render(
      <PageContent content={[]} interactive>
        {mdxModule}
      </PageContent>,
    );
    expect(screen.getByText("The module.")).toBeInTheDocument();
  });

  it("shows what is wrong with a broken interactive page", () => {
    render(
      <PageContent content={["<p>content/blog/post.mdx:5</p>"]} interactive>
        {mdxModule}
      </PageContent>,
    );
    expect(screen.getByText("content/blog/post.mdx:5")).toBeInTheDocument();
    expect(screen.queryByText("The module.")).not.toBeInTheDocument();
  });
});
