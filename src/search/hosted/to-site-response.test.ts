/** @jest-environment node */
import { site } from "../../config/site";
import { loadedBelow } from "../../test/node/loaded-below";
import { searchAnswer, searchHit } from "../../test/search/search-fixtures";
import { escapeResponse, toSitePath } from "./create-hosted-client";

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

describe("toSitePath", () => {
  it.each([
    [`${site.url}/docs/intro/?a=1#first`, "/docs/intro/?a=1#first"],
    ["/docs/intro/#first", "/docs/intro/#first"],
    ["https://elsewhere.example/docs/#first", undefined],
    ["//elsewhere.example/", undefined],
    ["javascript:alert(1)", undefined],
    ["http://[", undefined],
  ])("%s becomes %s", (url, path) => {
    expect(toSitePath(url)).toBe(path);
  });

  it.each([
    ["/docs/intro/#first", "/docs/intro/#first"],
    ["https://ddex-suite.org/docs/docs/intro/#first", "/docs/intro/#first"],
    ["https://ddex-suite.org/blog/", undefined],
  ])("on a site below /docs, %s becomes %s", async (url, path) => {
    const below = await loadedBelow("/docs", () => import("./create-hosted-client"));
    expect(below.toSitePath(url)).toBe(path);
  });
});
