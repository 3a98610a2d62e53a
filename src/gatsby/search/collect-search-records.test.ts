import { postFields } from "../../test/content/blog-fixtures";
import { docFields } from "../../test/content/fixtures";
import type { ContentPageNode } from "../content/node-builder";
import { pageContentTypes } from "../content-types";
import { isSearched, toSearchPage } from "./collect-search-records";

/** A page of these fields, with what its content type knows of it. */
const pageOf = (fields: ReturnType<typeof docFields> | ReturnType<typeof postFields>) => ({
  node: fields as unknown as ContentPageNode,
  page: pageContentTypes.find(({ type }) => type === fields.type)!.page,
});

describe("toSearchPage", () => {
  it("finds pages of all content types, except drafts, unlisted posts and pages that opt out", () => {
    expect([docFields("intro"), postFields("hello")].map(pageOf).map(isSearched)).toEqual([true, true]);
    const hidden = [
      docFields("a", { draft: true }),
      docFields("b", { search: false }),
      postFields("c", { unlisted: true }),
      postFields("d", { search: false }),
    ];
    expect(hidden.map(pageOf).map(isSearched)).toEqual([false, false, false, false]);
  });

  it.each([
    ["builder/presets", "Builder"],
    ["parser", "Parser"],
    ["intro", "Documentation"],
  ])("puts the doc %s into the group %s", (docId, group) => {
    expect(toSearchPage(pageOf(docFields(docId)), [])).toMatchObject({ group, version: "current" });
  });

  it("puts posts into the blog, without a version, and includes a page's keywords", () => {
    expect(toSearchPage(pageOf(postFields("hello")), [])).toMatchObject({ group: "Blog", version: null });
    expect(toSearchPage(pageOf(postFields("hello")), []).kind).toBe("blog");
    expect(toSearchPage(pageOf(docFields("intro", { keywords: ["ern"] })), []).keywords).toEqual(["ern"]);
  });

  it.each([
    ["intro", "guide"],
    ["parser/api-reference", "guide"],
    ["guides/error-handling", "guide"],
    ["api", "api"],
    ["api/models/deal", "api"],
    ["examples/parse-ern", "example"],
  ])("gives the doc %s the kind %s", (docId, kind) => {
    expect(toSearchPage(pageOf(docFields(docId)), []).kind).toBe(kind);
  });
});
