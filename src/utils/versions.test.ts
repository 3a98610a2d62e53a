import { versionLink } from "./versions";

const current = {
  path: "/docs",
  mainDocId: "intro",
  docs: [
    { id: "intro", path: "/docs/intro/" },
    { id: "parser", path: "/docs/parser/" },
  ],
};
const old = { path: "/docs/0.3", mainDocId: "intro", docs: [{ id: "intro", path: "/docs/0.3/intro/" }] };
const versions = [current, old];

describe("versionLink", () => {
  it("leads to the same page of the other version", () => {
    expect(versionLink(old, versions, "/docs/intro/")).toBe("/docs/0.3/intro/");
    expect(versionLink(current, versions, "/docs/0.3/intro/")).toBe("/docs/intro/");
    expect(versionLink(current, versions, "/docs/parser/")).toBe("/docs/parser/");
  });

  it("leads to the main doc of a version that lacks the page", () => {
    expect(versionLink(old, versions, "/docs/parser/")).toBe("/docs/0.3/intro/");
    expect(versionLink(old, versions, "/playground/")).toBe("/docs/0.3/intro/");
  });

  it("leads to the version's own route when its main doc is missing", () => {
    expect(versionLink({ ...old, docs: [] }, versions, "/docs/parser/")).toBe("/docs/0.3/");
  });
});
