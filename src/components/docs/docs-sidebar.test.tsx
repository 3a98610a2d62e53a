/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { render } from "../../test/browser/render";
import { SidebarToggle } from "./docs-sidebar";

const { dataset } = document.documentElement;

describe("SidebarToggle", () => {
  beforeEach(() => {
    localStorage.clear();
    delete dataset.sidebar;
  });

  it("hides and shows the sidebar, remembers it and keeps the focus", async () => {
    render(<SidebarToggle />);
    await userEvent.click(screen.getByRole("button", { name: "Hide sidebar" }));
    expect(dataset.sidebar).toBe("hidden");
    expect(localStorage.getItem("sidebar")).toBe("hidden");
    expect(screen.getByRole("button", { name: "Show sidebar" })).toHaveFocus();

    await userEvent.keyboard("{Enter}");
    expect(dataset).not.toHaveProperty("sidebar");
    expect(localStorage.getItem("sidebar")).toBeNull();
    expect(screen.getByRole("button", { name: "Hide sidebar" })).toHaveFocus();
  });

  it("has the right label if the head's script has hidden the sidebar", () => {
    dataset.sidebar = "hidden";
    render(<SidebarToggle />);
    expect(screen.getByRole("button", { name: "Show sidebar" })).toBeInTheDocument();
  });
});
