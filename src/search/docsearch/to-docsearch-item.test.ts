import { searchHit } from "../../test/search/search-fixtures";
import type { SearchHit } from "../common/types";
import { toDocSearchItem } from "./to-docsearch-item";

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
