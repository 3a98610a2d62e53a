/** @jest-environment jsdom */
import type { DocSearchHit } from "@docsearch/react";

import { search } from "../../config/search";
import { searchHit } from "../../test/search/search-fixtures";
import { rememberHit, removeInvalidSearches } from "./stored-searches";

const RECENT = "__DOCSEARCH_RECENT_SEARCHES__docs";
const FAVORITE = "__DOCSEARCH_FAVORITE_SEARCHES__docs";

const good = {
  objectID: "/docs/intro/",
  url: "/docs/intro/",
  type: "lvl1",
  hierarchy: { lvl0: "Docs", lvl1: "Intro", lvl2: null },
  content: null,
};

const after = (text: string, key = RECENT): string | null => {
  localStorage.setItem(key, text);
  removeInvalidSearches("docs");
  return localStorage.getItem(key);
};

describe("dropBadSearches", () => {
  beforeEach(() => localStorage.clear());

  it.each(["", "[{", "null", "7", '"text"', "{}", '{"length":1}'])("removes what isn't a list: %s", (text) => {
    expect(after(text)).toBeNull();
    expect(after(text, FAVORITE)).toBeNull();
  });

  it.each([
    null,
    7,
    "text",
    [],
    {},
    { ...good, objectID: 1 },
    { ...good, url: undefined },
    { ...good, url: "javascript:alert(1)" },
    { ...good, url: "http://[" },
    { ...good, url: "//evil.example/" },
    { ...good, url: "/\\evil.example/" },
    { ...good, url: "https://evil.example/a" },
    { ...good, content: "<img src=x onerror=alert(1)>" },
    { ...good, hierarchy: { ...good.hierarchy, lvl1: "<svg onload=alert(1)>" } },
    { ...good, hierarchy: { ...good.hierarchy, lvl2: "<b>Bold</b>" } },
    { ...good, type: "lvl9" },
    { ...good, content: {} },
    { ...good, hierarchy: null },
    { ...good, hierarchy: { lvl0: "Docs" } },
    { ...good, hierarchy: { ...good.hierarchy, lvl3: 3 } },
  ])("removes an invalid search and keeps the others: %j", (bad) => {
    expect(after(JSON.stringify([bad, good]))).toBe(JSON.stringify([good]));
  });

  it("keeps valid searches unchanged, and stores nothing if nothing was stored", () => {
    const text = JSON.stringify([good, { ...good, content: "Text &lt;b>", url: "/docs/intro/#a" }], null, 1);
    expect(after(text)).toBe(text);
    expect(localStorage.getItem(FAVORITE)).toBeNull();
  });
});

describe("the number of recent searches", () => {
  const limits = { ...search.recentSearches };
  beforeEach(() => localStorage.clear());
  afterEach(() => void Object.assign(search.recentSearches, limits));

  it("is that of the settings, also for those that DocSearch stores itself", () => {
    Object.assign(search.recentSearches, { alone: 2, withFavorites: 1 });
    const three = JSON.stringify(["/a/", "/b/", "/c/"].map((url) => ({ ...good, objectID: url, url })));
    const kept = (): unknown[] => JSON.parse(after(three)!) as unknown[];
    expect(kept()).toMatchObject([{ url: "/a/" }, { url: "/b/" }]);
    localStorage.setItem(FAVORITE, JSON.stringify([good]));
    expect(kept()).toMatchObject([{ url: "/a/" }]);
    expect(after(three, FAVORITE)).toBe(three);
  });
});

const RECENT_OF_I = "__DOCSEARCH_RECENT_SEARCHES__i";
const recent = () => JSON.parse(localStorage.getItem(RECENT_OF_I) ?? "[]") as { url: string; type: string }[];
const text = (title: string, heading: string | null = "Limits", parent: object | null = null): DocSearchHit =>
  ({ ...searchHit(title, heading), type: "content", __docsearch_parent: parent }) as unknown as DocSearchHit;

describe("rememberHit", () => {
  beforeEach(() => localStorage.clear());

  it("remembers a text by its heading, without highlights, newest first and without duplicates", () => {
    for (const hit of [text("A"), text("B", null), text("A")]) rememberHit(hit, "i");
    expect(recent().map(({ url, type }) => [url, type])).toEqual([
      ["/docs/a/#limits", "lvl2"],
      ["/docs/b/", "lvl1"],
    ]);
    expect(localStorage.getItem(RECENT_OF_I)).not.toMatch(/_highlightResult|_snippetResult|__docsearch_parent/);
  });

  it("ignores what DocSearch remembers itself", () => {
    rememberHit(searchHit("A") as unknown as DocSearchHit, "i");
    rememberHit(text("A", "Limits", {}), "i");
    expect(recent()).toEqual([]);
  });

  it("keeps seven, or four if there are favourites, and no favourites", () => {
    for (let number = 0; number < 9; number++) rememberHit(text(`P${number}`), "i");
    expect(recent()).toHaveLength(7);
    localStorage.setItem("__DOCSEARCH_FAVORITE_SEARCHES__i", JSON.stringify([text("F")]));
    rememberHit(text("F"), "i");
    expect(recent()[0]?.url).toBe("/docs/p8/#limits");
    rememberHit(text("N"), "i");
    expect(recent().map(({ url }) => url)).toEqual(
      [9, 8, 7, 6].map((number) => (number === 9 ? "/docs/n/#limits" : `/docs/p${number}/#limits`)),
    );
  });

  it("starts over if the stored value isn't a list", () => {
    localStorage.setItem(RECENT_OF_I, "{oops");
    rememberHit(text("A"), "i");
    expect(recent()).toHaveLength(1);
  });
});
