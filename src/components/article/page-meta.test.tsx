/** @jest-environment jsdom */
import { screen } from "@testing-library/react";

import { render } from "../../test/render";
import { PageMeta } from "./page-meta";

const editUrl = "https://example.org/edit/main/content/docs/intro.mdx";

it("leads to the page's source in a new tab, and tells its last change in UTC", () => {
  const { container } = render(<PageMeta editUrl={editUrl} lastUpdated="2026-11-20T23:30:00.000Z" />);
  const link = screen.getByRole("link", { name: "Edit this page" });
  expect(link).toHaveAttribute("href", editUrl);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
  expect(container).toHaveTextContent("Last updated on November 20, 2026");
  expect(container.querySelector("time")).toHaveAttribute("datetime", "2026-11-20T23:30:00.000Z");
});

it("tells no date where git cannot", () => {
  const { container } = render(<PageMeta editUrl={editUrl} lastUpdated={null} />);
  expect(container).not.toHaveTextContent("Last updated");
  expect(screen.getByRole("link", { name: "Edit this page" })).toBeInTheDocument();
});
