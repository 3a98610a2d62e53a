import { findPath, pathOfRoute } from "./find-path";

describe("findPath", () => {
  beforeAll(() => Object.assign(globalThis, { __BASE_PATH__: "" }));
  afterAll(() => Object.assign(globalThis, { __BASE_PATH__: "" }));

  it.each([
    ["/", "/"],
    ["/index.html", "/"],
    ["/docs/intro/", "/docs/intro"],
    ["/docs/intro?q=1#a", "/docs/intro"],
    ["/blog/tags/%C3%BCber/", "/blog/tags/über"],
    ["/404.html", "/404.html"],
    ["/100%/", "/100%"],
  ])("finds the page of %s", (address, path) => {
    expect(findPath(address)).toBe(path);
  });

  it("leaves out the folder that the site is built for", () => {
    Object.assign(globalThis, { __BASE_PATH__: "/docs-site" });
    expect(findPath("/docs-site/docs/intro/")).toBe("/docs/intro");
    expect(findPath("/docs-site/")).toBe("/");
    expect(findPath("/docs/intro/")).toBe("/docs/intro");
  });

  it("takes a route for one, though it begins with the name of that folder", () => {
    Object.assign(globalThis, { __BASE_PATH__: "/docs" });
    expect(findPath("/docs/docs/intro/")).toBe("/docs/intro");
    expect(pathOfRoute("/docs/intro/")).toBe("/docs/intro");
  });
});
