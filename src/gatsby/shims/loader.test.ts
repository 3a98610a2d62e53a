/** @jest-environment node */
import { loadedBelow } from "../../test/node/loaded-below";
import { findPath, pathOfRoute } from "./loader";

describe("findPath", () => {
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

  it("removes the path prefix", async () => {
    const { findPath } = await loadedBelow("/docs-site", () => import("./loader"));
    expect(findPath("/docs-site/docs/intro/")).toBe("/docs/intro");
    expect(findPath("/docs-site/")).toBe("/");
    expect(findPath("/docs/intro/")).toBe("/docs/intro");
  });

  it("keeps a route that only starts with the name of the prefix", async () => {
    const { findPath } = await loadedBelow("/docs", () => import("./loader"));
    expect(findPath("/docs/docs/intro/")).toBe("/docs/intro");
    expect(pathOfRoute("/docs/intro/")).toBe("/docs/intro");
  });
});
