import { versionLink, versionOfPath } from "./versions";

const current = { path: "/docs", mainPath: "/docs/intro/" };
const old = { path: "/docs/0.3", mainPath: "/docs/0.3/intro/" };
const versions = [current, old];

describe("versionOfPath", () => {
  it("returns the version with the longest matching prefix, or undefined outside the docs", () => {
    expect(versionOfPath(versions, "/docs/0.3/intro/")).toBe(old);
    expect(versionOfPath(versions, "/docs/intro/")).toBe(current);
    expect(versionOfPath([...versions].reverse(), "/docs/0.3/intro/")).toBe(old);
    expect(versionOfPath(versions, "/playground/")).toBeUndefined();
    expect(versionOfPath(versions, "/docs-old/intro/")).toBeUndefined();
  });
});

describe("versionLink", () => {
  it("links to the page itself in its own version, and otherwise to the main doc", () => {
    expect(versionLink(current, versions, "/docs/parser/")).toBe("/docs/parser/");
    expect(versionLink(old, versions, "/docs/0.3/parser/")).toBe("/docs/0.3/parser/");
    expect(versionLink(old, versions, "/docs/parser/")).toBe("/docs/0.3/intro/");
    expect(versionLink(current, versions, "/docs/0.3/parser/")).toBe("/docs/intro/");
    expect(versionLink(current, versions, "/playground/")).toBe("/docs/intro/");
  });
});
