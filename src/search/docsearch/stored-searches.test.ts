/** @jest-environment jsdom */
import { dropBadSearches } from "./stored-searches";

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
  dropBadSearches("docs");
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
