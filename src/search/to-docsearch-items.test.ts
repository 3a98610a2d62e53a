import type { DocSearchHit } from "@docsearch/react";

import { searchHit } from "../test/search-fixtures";
import { toDocSearchItems } from "./to-docsearch-items";

const toItem = (hit: object) => toDocSearchItems([hit as DocSearchHit])[0]!;

it("escapes the texts that DocSearch sets as HTML, not the group's name", () => {
  const { hierarchy, content } = toItem(searchHit("A & <B>", "C < D", "E & F"));
  expect(hierarchy).toMatchObject({ lvl0: "E & F", lvl1: "A &amp; &lt;B&gt;", lvl2: "C &lt; D", lvl3: null });
  expect(content).toBe("Text of A &amp; &lt;B&gt;");
  expect(toItem({ ...searchHit("A"), content: null }).content).toBeNull();
});

it("leaves a page's item out of the sections that are stored, and stores copies of it", () => {
  const item = toItem(searchHit("A"));
  const section = { ...toItem(searchHit("A", "B")), __docsearch_parent: item };
  expect(section.__docsearch_parent._highlightResult).toBeDefined();
  expect(JSON.parse(JSON.stringify(section))).not.toHaveProperty("__docsearch_parent");
  expect(JSON.parse(JSON.stringify({ ...item }))).toMatchObject({ objectID: item.objectID, hierarchy: item.hierarchy });
});
