/** @jest-environment jsdom */
import { loadedBelow } from "../test/node/loaded-below";
import { notePage } from "../utils/browser/read-pages";
import { recentPages } from "./recent-pages";

const stored = (): unknown => JSON.parse(localStorage.getItem("read-pages") ?? "null");
const titles = (): string[] => recentPages("/now/").map(({ title }) => title);

describe("recentPages", () => {
  beforeEach(() => localStorage.clear());

  it("has the last five pages, newest first, without duplicates or the current page", () => {
    expect(titles()).toEqual([]);
    for (const name of ["a", "b", "c", "a", "d", "e", "f", "now"]) notePage(`/${name}/`, name);
    expect(titles()).toEqual(["f", "e", "d", "a", "c"]);
    expect(stored()).toHaveLength(6);
  });

  it.each(["{", '"text"', "7", "null", '{"path":"/a/","title":"A"}'])(
    "treats %s as empty, and overwrites it",
    (text) => {
      localStorage.setItem("read-pages", text);
      expect(titles()).toEqual([]);
      notePage("/b/", "B");
      expect(titles()).toEqual(["B"]);
    },
  );

  it("drops what isn't a page of this site", () => {
    const bad = [
      null,
      "page",
      { path: "/a/" },
      { path: "/a/", title: "" },
      { path: 1, title: "A" },
      { path: "//evil.example/", title: "A" },
      { path: "/\\evil.example/", title: "A" },
      { path: "javascript:alert(1)", title: "A" },
    ];
    localStorage.setItem("read-pages", JSON.stringify([...bad, { path: "/b/", title: "B" }]));
    expect(titles()).toEqual(["B"]);
    notePage("/c/", "C");
    expect(stored()).toEqual([
      { path: "/c/", title: "C" },
      { path: "/b/", title: "B" },
    ]);
  });

  it("has only this site's pages if its host also serves another site", async () => {
    for (const path of ["/docs-site/a/", "/other/b/", "/docs-site//evil.example/", "/docs-site/now/"])
      notePage(path, path);
    const below = await loadedBelow("/docs-site", () => import("./recent-pages"));
    expect(below.recentPages("/docs-site/now/")).toEqual([{ path: "/a/", title: "/docs-site/a/" }]);
  });
});
