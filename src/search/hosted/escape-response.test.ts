import { searchAnswer, searchHit } from "../../test/search/search-fixtures";
import { escapeResponse } from "./escape-response";

describe("escapeResponse", () => {
  it("turns the service's highlights and snippets into HTML with marks as the only tags", () => {
    const hit = searchHit("Parser");
    hit._highlightResult!.hierarchy!.lvl1!.value = "<b>The</b> <mark><Party></mark> & co";
    hit._snippetResult!.content!.value = 'a <mark>"b"</mark>';
    const request = { indexName: "i", query: "party" };
    const response = escapeResponse(
      searchAnswer(request, [hit, { ...hit, _highlightResult: undefined, _snippetResult: undefined }]),
    );
    const [escaped, plain] = response.results[0]!.hits;
    expect(escaped?._highlightResult?.hierarchy?.lvl1).toEqual({
      value: "&lt;b&gt;The&lt;/b&gt; <mark>&lt;Party&gt;</mark> &amp; co",
      matchLevel: "full",
      matchedWords: ["ddex"],
    });
    expect(escaped?._snippetResult?.content?.value).toBe("a <mark>&quot;b&quot;</mark>");
    expect(escaped?.hierarchy).toEqual(hit.hierarchy);
    expect(plain).not.toHaveProperty("_highlightResult.hierarchy");
    expect(response.results[0]).toMatchObject({ nbHits: 2, query: "party" });
  });
});
