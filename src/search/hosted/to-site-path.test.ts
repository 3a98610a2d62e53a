import { site } from "../../config/site";
import { loadedBelow } from "../../test/node/loaded-below";
import { toSitePath } from "./to-site-path";

describe("toSitePath", () => {
  it.each([
    [`${site.url}/docs/intro/?a=1#first`, "/docs/intro/?a=1#first"],
    ["/docs/intro/#first", "/docs/intro/#first"],
    ["https://elsewhere.example/docs/#first", undefined],
    ["//elsewhere.example/", undefined],
    ["javascript:alert(1)", undefined],
    ["http://[", undefined],
  ])("%s becomes %s", (url, path) => {
    expect(toSitePath(url)).toBe(path);
  });

  it.each([
    ["/docs/intro/#first", "/docs/intro/#first"],
    ["https://ddex-suite.org/docs/docs/intro/#first", "/docs/intro/#first"],
    ["https://ddex-suite.org/blog/", undefined],
  ])("on a site below /docs, %s becomes %s", async (url, path) => {
    const below = await loadedBelow("/docs", () => import("./to-site-path"));
    expect(below.toSitePath(url)).toBe(path);
  });
});
