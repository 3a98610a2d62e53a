/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";

import { fakeMatchMedia } from "../test/browser/fake-match-media";
import { render } from "../test/browser/render";
import { fakeSidebars } from "../test/content/fake-sidebars";
import { wrapPageElement } from "./root";

type Props = Parameters<typeof wrapPageElement>[0]["props"];

const show = (pathname: string, pageContext?: object) =>
  render(wrapPageElement({ element: <h1>The page</h1>, props: { location: { pathname }, pageContext } as Props }));
const crash = () => screen.queryByRole("heading", { name: "This page crashed." });

describe("wrapPageElement", () => {
  beforeEach(() => {
    fakeMatchMedia(false);
    fakeSidebars([{ label: "Introduction", path: "/docs/intro/", collapsed: true, items: [] }]);
    Element.prototype.scrollIntoView = jest.fn();
  });
  afterEach(() => jest.restoreAllMocks());

  it.each(["/docs/intro/", "/docs/intro", "/docs/intro/index.html"])(
    "puts the layout around the page at %s",
    (path) => {
      show(path, { sidebar: "guide" });
      expect(screen.getByRole("heading", { name: "The page" })).toBeInTheDocument();
      const sidebar = within(screen.getByRole("navigation", { name: "Docs sidebar" }));
      expect(sidebar.getByRole("link", { name: "Introduction" })).toHaveAttribute("aria-current", "page");
      expect(crash()).not.toBeInTheDocument();
    },
  );

  it.each([
    ["the layout's data", {}, { data: {} }],
    ["the page's context", undefined, undefined],
  ])("throws if %s is missing", (_what, pageContext, data) => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    if (data) jest.mocked(useStaticQuery).mockReturnValue(data);
    show("/docs/intro/", pageContext);
    expect(crash()).toBeInTheDocument();
    expect(screen.getByRole("main")).toContainElement(crash());
    expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
  });
});
