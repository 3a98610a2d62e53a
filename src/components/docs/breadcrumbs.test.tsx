/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";

import { render } from "../../test/browser/render";
import { Breadcrumbs } from "./breadcrumbs";

describe("Breadcrumbs", () => {
  it("link the home page and the ancestors, but not the page itself", () => {
    render(
      <Breadcrumbs
        ancestors={[
          { label: "Parser", path: "/docs/parser/" },
          { label: "Deep", path: "/docs/parser/deep/" },
        ]}
        label="Deepest"
      />,
    );
    const nav = within(screen.getByRole("navigation", { name: "Breadcrumbs" }));
    expect(nav.getByRole("link", { name: "Home page" })).toHaveAttribute("href", "/");
    expect(nav.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/",
      "/docs/parser/",
      "/docs/parser/deep/",
    ]);
    expect(nav.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "",
      "Parser",
      "Deep",
      "Deepest",
    ]);
    expect(nav.getByText("Deepest")).toHaveAttribute("aria-current", "page");
  });
});
