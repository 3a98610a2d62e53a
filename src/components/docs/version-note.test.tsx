/** @jest-environment jsdom */
import { screen } from "@testing-library/react";

import { render } from "../../test/browser/render";
import { VersionNote } from "./version-note";

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
