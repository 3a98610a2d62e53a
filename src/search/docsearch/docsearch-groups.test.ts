import { searchHit } from "../../test/search/search-fixtures";
import type { SearchHit } from "../common/types";
import { fromDocSearchGroups, type GroupedHit, toDocSearchGroups, toDocSearchItem } from "./docsearch-groups";

const toItem = (hit: SearchHit) => toDocSearchItem(hit, "Best");

describe("toDocSearchItem", () => {
  it("escapes the texts that DocSearch sets as HTML, but not the group's name", () => {
    const { hierarchy, content } = toItem(searchHit("A & <B>", "C < D", "E & F"));
    expect(hierarchy).toMatchObject({ lvl0: "E & F", lvl1: "A &amp; &lt;B&gt;", lvl2: "C &lt; D", lvl3: null });
    expect(content).toBe("Text of A &amp; &lt;B&gt;");
    expect(toItem({ ...searchHit("A"), content: null }).content).toBeNull();
  });

  const title = '<mark>Guide</mark> <span aria-hidden="true">›</span> Python';
  const text = "Parser · of <mark>Guide</mark>";

  it.each([
    ["a page", searchHit("Guide"), { "hierarchy.lvl1": "<mark>Guide</mark>", content: text }],
    ["a heading", searchHit("Guide", "Python"), { "hierarchy.lvl2": title, "hierarchy.lvl1": text }],
    [
      "a text",
      { ...searchHit("Guide", "Python"), type: "content" as const },
      { content: title, "hierarchy.lvl1": text },
    ],
  ])("starts the lines of %s with its page and its group, where DocSearch looks for them", (_what, hit, lines) => {
    const { _snippetResult: snippets } = toItem(hit);
    for (const [attribute, value] of Object.entries(lines))
      expect(snippets).toHaveProperty(`${attribute}.value`, value);
  });

  it("works without highlights and snippets", () => {
    const { objectID, url, type, hierarchy, content } = searchHit("A", "B & C");
    const bare = { objectID, url, type, hierarchy, content };
    expect(toItem(bare)._snippetResult).toMatchObject({
      hierarchy: { lvl1: { value: "Parser" }, lvl2: { value: 'A <span aria-hidden="true">›</span> B &amp; C' } },
    });
  });

  it("puts its group's name where DocSearch looks for it, and keeps its own group", () => {
    const { _highlightResult: highlights, hierarchy } = toItem(searchHit("A"));
    expect(highlights).toEqual({ hierarchy: { lvl0: { value: "Best" } } });
    expect(hierarchy.lvl0).toBe("Parser");
  });
});

/** Hits named after their group and rank: "A1 B2". */
const ranked = (names: string) => names.split(" ").map((name) => searchHit(name, null, name[0]));
const shown = (hits: GroupedHit[]): string[] => {
  const groups = new Map<string, string[]>();
  const items = fromDocSearchGroups(hits as never);
  for (const [index, { hierarchy }] of hits.entries()) {
    const item = items[index]!;
    const key = `${hierarchy.lvl0} (${item._highlightResult.hierarchy.lvl0.value})`;
    groups.set(key, [...(groups.get(key) ?? []), item.hierarchy.lvl1]);
  }
  return [...groups].map(([name, titles]) => `${name}: ${titles.join(" ")}`);
};

describe("DocSearch groups", () => {
  it.each([
    ["A1 B2 A3 C4 A5 A6 B7 A8", ["A1 (Best matches): A1 B2 A3 C4 A5", "A (A): A6 A8", "B (B): B7"]],
    ["A1 A2 A3 A4 A5 A6 B7", ["A (A): A1 A2 A3 A4 A5", "B (B): B7"]],
    ["A1 A2 A3 A4 A5 A6 A7", ["A (A): A1 A2 A3 A4 A5"]],
    ["A1 B2", ["A1 (Best matches): A1 B2"]],
  ])("puts the best of %s first, and at most five per group", (names, groups) => {
    expect(shown(toDocSearchGroups(ranked(names), 5))).toEqual(groups);
  });

  it("has no groups if nothing was found", () => {
    expect(toDocSearchGroups([], 5)).toEqual([]);
  });

  it("doesn't merge the best with a group named like their first page", () => {
    const hits = [searchHit("A", null, "B"), ...ranked("C1 C2 C3 C4 A5")];
    expect(shown(toDocSearchGroups(hits, 5))).toEqual(["B A (Best matches): A C1 C2 C3 C4", "A (A): A5"]);
  });

  it("gives each hit its own page, so that DocSearch keeps their order", () => {
    const pages = toDocSearchGroups([searchHit("1", "X"), searchHit("2"), searchHit("1")], 5);
    expect(new Set(pages.map(({ hierarchy }) => hierarchy.lvl1)).size).toBe(3);
  });
});
