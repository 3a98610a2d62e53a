import { findPath, pathOfRoute } from "./loader";

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

  it("removes the path prefix", () => {
    Object.assign(globalThis, { __BASE_PATH__: "/docs-site" });
    expect(findPath("/docs-site/docs/intro/")).toBe("/docs/intro");
    expect(findPath("/docs-site/")).toBe("/");
    expect(findPath("/docs/intro/")).toBe("/docs/intro");
  });

  it("keeps a route that only starts with the name of the prefix", () => {
    Object.assign(globalThis, { __BASE_PATH__: "/docs" });
    expect(findPath("/docs/docs/intro/")).toBe("/docs/intro");
    expect(pathOfRoute("/docs/intro/")).toBe("/docs/intro");
  });
});
