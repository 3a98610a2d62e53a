/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { render } from "../../test/browser/render";
import { docsSidebar, sidebarItem as item } from "../../test/content/fake-sidebars";
import { SidebarContent } from "./sidebar-content";

const deals = { ...item("Deals", "/docs/ern/#deals"), list: { path: "/e/", names: "DealTerms Deal" } };
const sidebar = {
  ...docsSidebar([deals, item("Profiles", "/profiles/")], "/e/Deal/"),
  find: "Find a name",
};
const links = (): (string | null)[] => screen.getAllByRole("link").map(({ textContent }) => textContent);
const show = () => render(<SidebarContent sidebar={sidebar} path="/e/Deal/" />);
const field = () => screen.getByRole("searchbox", { name: "Find a name" });

it("has a field only if the sidebar has one", () => {
  render(<SidebarContent sidebar={{ ...sidebar, find: null }} path="/e/Deal/" />);
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(links()).toEqual(["Deals", "DealTerms", "Deal", "Profiles"]);
});

it("shows the names that contain what is typed, and marks the page", async () => {
  show();
  expect(screen.getByRole("link", { name: "Deal" })).toHaveAttribute("aria-current", "page");
  await userEvent.type(field(), "TERMS");
  expect(links()).toEqual(["Deals", "DealTerms"]);
  await userEvent.clear(field());
  expect(links()).toEqual(["Deals", "DealTerms", "Deal", "Profiles"]);
});

it.each([
  ["deal", "/e/Deal/"],
  ["prof", "/profiles/"],
])("opens on Enter after %s the page %s: of that name, or the first", async (text, href) => {
  show();
  const opened: (string | null)[] = [];
  const open = (event: Event): void => {
    event.preventDefault();
    opened.push((event.target as Element).getAttribute("href"));
  };
  document.addEventListener("click", open);
  await userEvent.type(field(), `${text}{Enter}`);
  document.removeEventListener("click", open);
  expect(opened.at(-1)).toBe(href);
});

it("offers the search if the list has no such name", async () => {
  show();
  await userEvent.type(field(), "Isrc");
  expect(screen.getByRole("status")).toHaveTextContent("Not in this list.");
  expect(screen.getByRole("link")).toHaveAttribute("href", "/search/?q=Isrc");
});
