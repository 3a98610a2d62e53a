import { versionLink, versionOfPath } from "./versions";

const current = { path: "/docs", mainPath: "/docs/intro/" };
const old = { path: "/docs/0.3", mainPath: "/docs/0.3/intro/" };
const versions = [current, old];

describe("versionOfPath", () => {
  it("returns the version with the longest matching prefix", () => {
    expect(versionOfPath(versions, "/docs/0.3/intro/")).toBe(old);
    expect(versionOfPath(versions, "/docs/intro/")).toBe(current);
    expect(versionOfPath([...versions].reverse(), "/docs/0.3/intro/")).toBe(old);
  });

  it("returns undefined outside the docs", () => {
    expect(versionOfPath(versions, "/playground/")).toBeUndefined();
    expect(versionOfPath(versions, "/docs-old/intro/")).toBeUndefined();
  });
});

describe("versionLink", () => {
  it("links to the page itself in its own version", () => {
    expect(versionLink(current, versions, "/docs/parser/")).toBe("/docs/parser/");
    expect(versionLink(old, versions, "/docs/0.3/parser/")).toBe("/docs/0.3/parser/");
  });

  it("links to the main doc of another version, and from pages outside the docs", () => {
    expect(versionLink(old, versions, "/docs/parser/")).toBe("/docs/0.3/intro/");
    expect(versionLink(current, versions, "/docs/0.3/parser/")).toBe("/docs/intro/");
    expect(versionLink(current, versions, "/playground/")).toBe("/docs/intro/");
  });
});
