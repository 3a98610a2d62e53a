/** @jest-environment jsdom */
import type { DocSearchHit } from "@docsearch/react";

import { searchHit } from "../../test/search/search-fixtures";
import { rememberHit } from "./remember-hit";

const RECENT = "__DOCSEARCH_RECENT_SEARCHES__i";
const recent = () => JSON.parse(localStorage.getItem(RECENT) ?? "[]") as { url: string; type: string }[];
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
    expect(localStorage.getItem(RECENT)).not.toMatch(/_highlightResult|_snippetResult|__docsearch_parent/);
  });

  it("ignores what DocSearch remembers itself", () => {
    rememberHit(searchHit("A") as unknown as DocSearchHit, "i");
    rememberHit(text("A", "Limits", {}), "i");
    expect(recent()).toEqual([]);
  });

  it("keeps seven, or four if there are favourites, and no favourites", () => {
    for (let at = 0; at < 9; at++) rememberHit(text(`P${at}`), "i");
    expect(recent()).toHaveLength(7);
    localStorage.setItem("__DOCSEARCH_FAVORITE_SEARCHES__i", JSON.stringify([text("F")]));
    rememberHit(text("F"), "i");
    expect(recent()[0]?.url).toBe("/docs/p8/#limits");
    rememberHit(text("N"), "i");
    expect(recent().map(({ url }) => url)).toEqual(
      [9, 8, 7, 6].map((at) => (at === 9 ? "/docs/n/#limits" : `/docs/p${at}/#limits`)),
    );
  });

  it("starts over if the stored value isn't a list", () => {
    localStorage.setItem(RECENT, "{oops");
    rememberHit(text("A"), "i");
    expect(recent()).toHaveLength(1);
  });
});
