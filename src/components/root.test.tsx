/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";

import { fakeMatchMedia } from "../test/browser/fake-match-media";
import { render } from "../test/browser/render";
import { docsSidebar, fakeNavigation, sidebarItem } from "../test/content/fake-sidebars";
import { wrapPageElement } from "./root";

type Props = Parameters<typeof wrapPageElement>[0]["props"];

const show = (pathname: string, props: object) =>
  render(wrapPageElement({ element: <h1>The page</h1>, props: { location: { pathname }, ...props } as Props }));
const crash = () => screen.queryByRole("heading", { name: "This page crashed." });

describe("wrapPageElement", () => {
  beforeEach(() => {
    fakeMatchMedia(false);
    fakeNavigation();
    Element.prototype.scrollIntoView = jest.fn();
  });
  afterEach(() => jest.restoreAllMocks());

  it.each(["/docs/intro/", "/docs/intro", "/docs/intro/index.html"])(
    "puts the layout around the page at %s",
    (path) => {
      const sidebar = docsSidebar([sidebarItem("Introduction", "/docs/intro/")], "/docs/intro/");
      show(path, { pageContext: {}, data: { sidebar } });
      expect(screen.getByRole("heading", { name: "The page" })).toBeInTheDocument();
      const nav = within(screen.getByRole("navigation", { name: "Docs sidebar" }));
      expect(nav.getByRole("link", { name: "Introduction" })).toHaveAttribute("aria-current", "page");
      expect(crash()).not.toBeInTheDocument();
    },
  );

  it("has no sidebar around a page without data", () => {
    show("/docs/", { pageContext: {} });
    expect(screen.getByRole("heading", { name: "The page" })).toBeInTheDocument();
    expect(screen.queryByRole("navigation", { name: "Docs sidebar" })).not.toBeInTheDocument();
  });

  it.each([
    ["the layout's data", { pageContext: {} }, { data: {} }],
    ["the page's context", {}, undefined],
  ])("throws if %s is missing", (_what, props, data) => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    if (data) jest.mocked(useStaticQuery).mockReturnValue(data);
    show("/docs/intro/", props);
    expect(crash()).toBeInTheDocument();
    expect(screen.getByRole("main")).toContainElement(crash());
    expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
  });
});
