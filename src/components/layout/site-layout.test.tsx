/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakeMatchMedia } from "../../test/browser/fake-match-media";
import { render } from "../../test/browser/render";
import { docsSidebar, fakeNavigation, sidebarItem } from "../../test/content/fake-sidebars";
import { SiteLayout } from "./site-layout";

const items = [sidebarItem("Introduction", "/docs/intro/"), sidebarItem("Parser", "/docs/parser/")];

const show = (path: string, hasSidebar = false) =>
  render(
    <SiteLayout path={path} sidebar={hasSidebar ? docsSidebar(items, path) : null}>
      <h1>The page</h1>
    </SiteLayout>,
  );
const current = (name: string): (string | null)[] =>
  within(screen.getByRole(name === "Main" ? "banner" : "navigation", name === "Main" ? {} : { name }))
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page")
    .map(({ textContent }) => textContent);
const section = (): (string | null)[] =>
  [...screen.getByRole("banner").querySelectorAll("nav > ul > li > a[aria-current=true]")].map(
    ({ textContent }) => textContent,
  );

describe("SiteLayout", () => {
  beforeEach(() => {
    fakeMatchMedia(false);
    fakeNavigation();
    Element.prototype.scrollIntoView = jest.fn();
  });

  it("renders the landmarks, with the page in main", () => {
    show("/docs/intro/", true);
    for (const role of ["banner", "main", "contentinfo"]) expect(screen.getByRole(role)).toBeInTheDocument();
    expect(within(screen.getByRole("main")).getByRole("heading", { name: "The page" })).toBeInTheDocument();
  });

  it("has no announcement, because none is configured", () => {
    show("/docs/intro/", true);
    expect(screen.queryByRole("region", { name: "Announcement" })).not.toBeInTheDocument();
  });

  it("starts with a link that skips the navigation", async () => {
    show("/docs/intro/", true);
    await userEvent.tab();
    const skip = screen.getByRole("link", { name: "Skip to main content" });
    expect(skip).toHaveFocus();
    expect(document.querySelector(skip.getAttribute("href")!)).toBe(screen.getByRole("main"));
    expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
  });

  it("shows the sidebar only on docs pages", () => {
    const { unmount } = show("/docs/parser/", true);
    expect(current("Docs sidebar")).toEqual(["Parser"]);
    unmount();
    show("/playground/");
    expect(screen.queryByRole("navigation", { name: "Docs sidebar" })).not.toBeInTheDocument();
  });

  it.each([
    ["/docs/parser/", ["Parser"]],
    ["/docs/parser/overview/", []],
    ["/", ["DDEX Suite"]],
    ["/playground/", ["Playground"]],
  ])("marks the navbar's link to %s: %j", (path, labels) => {
    show(path);
    expect(current("Main")).toEqual(labels);
  });

  it.each([
    ["/docs/parser/overview/", ["Parser"]],
    ["/docs/getting-started/", ["Documentation"]],
    ["/blog/archive/", ["Blog"]],
    ["/docs/parser/", []],
    ["/", []],
  ])("marks the navbar's link whose section %s belongs to: %j", (path, labels) => {
    show(path);
    expect(section()).toEqual(labels);
  });

  it("shows the links, the search and the colour mode in the navbar", () => {
    show("/");
    const banner = within(screen.getByRole("banner"));
    const links = banner.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual(
      expect.arrayContaining([
        ["Documentation", "/docs/intro/"],
        ["Parser", "/docs/parser/"],
        ["Builder", "/docs/builder/"],
        ["Playground", "/playground/"],
        ["Blog", "/blog/"],
        ["GitHub", "https://github.com/daddykev/ddex-suite"],
        ["Workbench", "https://ddex-workbench.org"],
      ]),
    );
    for (const name of ["GitHub", "Workbench"]) {
      expect(banner.getByRole("link", { name })).toHaveAttribute("target", "_blank");
      expect(banner.getByRole("link", { name })).toHaveAttribute("rel", "noopener noreferrer");
    }
    expect(banner.getByRole("button", { name: /^Search\W+Ctrl\WK/ })).toBeInTheDocument();
    expect(banner.getByRole("button", { name: /^Switch between dark and light mode/ })).toBeEnabled();
    expect(banner.getByLabelText("Version: Next")).toBeInTheDocument();
    expect(banner.getByRole("button", { name: "Toggle navigation bar" })).toHaveAttribute("aria-expanded", "false");
  });
});
