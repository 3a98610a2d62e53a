import { linksInVersion, versionLink, versionOfPath } from "./versions";

const current = { name: "current", path: "/docs", mainPath: "/docs/intro/" };
const old = { name: "0.3", path: "/docs/0.3", mainPath: "/docs/0.3/intro/" };
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

  it("keeps the page, its query and its fragment in a version that has the page", () => {
    const paths = { current: "/docs/parser/", "0.3": "/docs/0.3/reading/" };
    expect(versionLink(old, versions, "/docs/parser/", paths, "?a=b#c")).toBe("/docs/0.3/reading/?a=b#c");
    expect(versionLink(current, versions, "/docs/0.3/reading/", paths, "?a=b#c")).toBe("/docs/parser/?a=b#c");
    expect(versionLink(old, versions, "/docs/new/", {}, "?a=b#c")).toBe("/docs/0.3/intro/");
  });
});

describe("linksInVersion", () => {
  it("replaces links and sections of docs that the version has, and keeps the others", () => {
    const links = [
      { label: "Documentation", href: "/docs/intro/", section: "/docs/" },
      { label: "Parser", href: "/docs/parser/", section: "/docs/parser/" },
      { label: "Blog", href: "/blog/" },
    ];
    const navigation = [{ href: "/docs/parser/", path: "/docs/0.3/parser/" }];
    expect(linksInVersion(links, { navigation })).toEqual([
      links[0],
      { label: "Parser", href: "/docs/0.3/parser/", section: "/docs/0.3/parser/" },
      links[2],
    ]);
    expect(linksInVersion(links, undefined)).toEqual(links);
  });
});
