import { noFilters, parseFilters, toFacetFilters } from "./search-filters";

describe("search page filters", () => {
  it("reads the filters of an address", () => {
    expect(parseFilters(new URLSearchParams("q=deal&kind=api&code=python"))).toEqual({ kind: "api", code: "python" });
  });

  it.each(["", "kind=&code=", "kind=toString&code=go", "kind=API"])("ignores unknown filters: %s", (search) => {
    expect(parseFilters(new URLSearchParams(search))).toEqual(noFilters);
  });

  it("writes them as facets", () => {
    expect(toFacetFilters({ kind: "example", code: "rust" })).toEqual(["kind:example", "code:rust"]);
    expect(toFacetFilters({ kind: null, code: "rust" })).toEqual(["code:rust"]);
    expect(toFacetFilters(noFilters)).toEqual([]);
  });
});
