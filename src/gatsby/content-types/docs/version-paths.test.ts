import { toVersionPaths } from "./version-paths";

describe("toVersionPaths", () => {
  it("returns a doc's routes in all versions that have it, by id and not by slug", () => {
    const doc = (docId: string, path: string, version: string | null = null) => ({ docId, path, version });
    const both = { current: "/docs/parser/overview/", "0.4.4": "/docs/0.4.4/parser/about/" };
    expect(
      toVersionPaths([
        doc("parser/overview", "/docs/parser/overview/"),
        doc("parser/new", "/docs/parser/new/"),
        doc("0.4.4/parser/overview", "/docs/0.4.4/parser/about/", "0.4.4"),
        doc("0.4.4/parser/gone", "/docs/0.4.4/parser/gone/", "0.4.4"),
      ]),
    ).toEqual([both, undefined, both, undefined]);
  });
});
