/** @jest-environment jsdom */
import { screen } from "@testing-library/react";

import { fakeLoader } from "../../test/browser/fake-loader";
import { reportWrongPath } from "./report-wrong-path";

/** Opens the page `path` of a site built for `base` at an address, and fires its load event. */
const open = (address: string, path: string, base = "/"): void => {
  window.history.replaceState(null, "", address);
  window.pagePath = path;
  document.body.replaceChildren();
  const listen = jest.spyOn(window, "addEventListener");
  reportWrongPath(base);
  const [, onLoad] = listen.mock.calls.find(([type]) => type === "load")!;
  listen.mockRestore();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  window.dispatchEvent(new Event("load"));
  window.removeEventListener("load", onLoad as EventListener);
};

describe("reportWrongPath", () => {
  afterEach(() => {
    delete window.___loader;
    Reflect.deleteProperty(window, "pagePath");
  });

  it.each([
    ["/docs-site/", "/", "/docs-site/"],
    ["/docs-site/index.html", "/", "/docs-site/"],
    ["/docs-site/docs/intro/", "/docs/intro/", "/docs-site/"],
    ["/docs-site/docs/intro", "/docs/intro/", "/docs-site/"],
    ["/docs-site/docs/intro/index.html?q=1#setup", "/docs/intro/", "/docs-site/"],
    ["/a/b/blog/", "/blog/", "/a/b/"],
    ["/gr%C3%B6%C3%9Fe/blog/", "/blog/", "/größe/"],
    ["/docs-site/404.html", "/404.html", "/docs-site/"],
  ])("at %s, the page %s shows that it is built for / and was opened at %s", (address, path, opened) => {
    open(address, path);
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
      "This site did not load properly. It is built for the path / and was opened at " +
        `${opened}, so its files were not found. Serve it at /, or build it with ` +
        `SITE_PATH_PREFIX=${opened.slice(0, -1)}.`,
    ]);
  });

  it("shows the folder that the site is built for, but suggests none for an unknown address", () => {
    open("/docs/intro/", "/docs/intro/", "/docs-site/");
    expect(screen.getByRole("alert")).toHaveTextContent(
      /built for the path \/docs-site\/ and was opened at \/, .* Serve it at \/docs-site\/, or build it without SITE_PATH_PREFIX\.$/,
    );
    open("/nowhere/", "/404.html", "/docs-site/");
    expect(screen.getByRole("alert")).toHaveTextContent(
      /opened at \/nowhere\/, .* or build it with another SITE_PATH_PREFIX\.$/,
    );
  });

  it.each([
    ["/", "/", "/"],
    ["/index.html", "/", "/"],
    ["/docs/intro/", "/docs/intro/", "/"],
    ["/docs/intro", "/docs/intro/", "/"],
    ["/docs/intro/index.html", "/docs/intro/", "/"],
    ["/gr%C3%B6%C3%9Fe/", "/größe/", "/"],
    ["/docs-site/docs/intro/", "/docs/intro/", "/docs-site/"],
    // Shown for any page, so its correct location is unknown.
    ["/docs-site/nowhere/", "/404.html", "/"],
  ])("shows nothing at %s, the right location of %s for a site at %s", (...page) => {
    open(...page);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("shows nothing if the site's code has loaded", () => {
    fakeLoader();
    open("/docs-site/", "/");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
