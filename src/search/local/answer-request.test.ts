import { searchPage, searchSite } from "../../test/search-records";
import type { SearchPage } from "../../gatsby/search/to-search-records";
import type { SearchRequest, SearchResult } from "../types";
import { answerRequest } from "./answer-request";

const ask = (pages: SearchPage[], query: string, request: Partial<SearchRequest> = {}): Promise<SearchResult> => {
  const { index, readTexts } = searchSite(pages);
  return answerRequest({ indexName: "ddex-suite", query, ...request }, index, readTexts);
};

const urls = async (pages: SearchPage[], query: string, request?: Partial<SearchRequest>): Promise<string[]> =>
  (await ask(pages, query, request)).hits.map(({ url }) => url);

describe("what is found", () => {
  const identifiers = [
    searchPage("Class", { "": "Make it with new DdexBuilder()." }),
    searchPage("Package", { "": "Install ddex-builder." }),
    searchPage("Method", { "": "Call applyPreset('x')." }),
    searchPage("Function", { "": "In Rust apply_preset(name)." }),
    searchPage("Words", { "": "You apply a preset." }),
    searchPage("Chinese", { "": "解析日本語の検索" }),
  ];

  it.each([
    ["DdexBuilder", ["/docs/class/", "/docs/package/"]],
    ["ddex-builder", ["/docs/class/", "/docs/package/"]],
    ["ddexbuilder", ["/docs/class/", "/docs/package/"]],
    ["builder", ["/docs/class/", "/docs/package/"]],
    ["applyPreset", ["/docs/method/", "/docs/function/", "/docs/words/"]],
    ["apply preset", ["/docs/method/", "/docs/function/", "/docs/words/"]],
    ["apply_preset", ["/docs/method/", "/docs/function/", "/docs/words/"]],
    ["applypre", ["/docs/method/", "/docs/function/"]],
    ["pres", ["/docs/method/", "/docs/function/", "/docs/words/"]],
    ["prseet", ["/docs/method/", "/docs/function/", "/docs/words/"]],
    ["buidler", ["/docs/class/", "/docs/package/"]],
    ["instaling", ["/docs/package/"]],
    ["検索", ["/docs/chinese/"]],
    ["zebra", []],
    ["", []],
    ["?!", []],
  ])("%s", async (query, expected) => {
    expect((await urls(identifiers, query)).sort()).toEqual([...expected].sort());
  });

  it("takes a word as it is typed before what is only like it", async () => {
    const pages = [searchPage("One", { "": "deal" }), searchPage("Two", { "": "dead" })];
    expect(await urls(pages, "deal")).toEqual(["/docs/one/"]);
  });
});

describe("order", () => {
  it("puts titles before headings, headings before text", async () => {
    const pages = [
      searchPage("Text", { "": "All about streaming." }),
      searchPage("Heading", { Streaming: "Words." }),
      searchPage("Streaming", { "": "Words." }),
    ];
    expect(await urls(pages, "streaming")).toEqual(["/docs/streaming/", "/docs/heading/#streaming", "/docs/text/"]);
  });

  it("puts records that have all words before those that have some", async () => {
    const pages = [searchPage("Large"), searchPage("Files"), searchPage("Notes", { "": "How large are your files?" })];
    expect((await urls(pages, "large files"))[0]).toBe("/docs/notes/");
  });

  it("puts a page that is called what is typed before those that are called more", async () => {
    const pages = [searchPage("Parser types"), searchPage("Parser"), searchPage("Parser overview")];
    expect((await urls(pages, "parser"))[0]).toBe("/docs/parser/");
  });

  it("finds a page by its keywords, which weigh less than a title and more than text", async () => {
    const pages = [
      searchPage("Text", { "": "DB-C14N" }),
      searchPage("Order of children", {}, { keywords: ["DB-C14N", "hash"] }),
      searchPage("DB-C14N"),
    ];
    expect(await urls(pages, "db-c14n")).toEqual(["/docs/db-c14n/", "/docs/order-of-children/", "/docs/text/"]);
    expect(await urls(pages, "hash")).toEqual(["/docs/order-of-children/"]);
  });

  it("puts an identifier first that is written as it was typed", async () => {
    const pages = [searchPage("Python", { get_stats: "Counts." }), searchPage("TypeScript", { getStats: "Counts." })];
    expect((await urls(pages, "getStats"))[0]).toBe("/docs/typescript/#getstats");
    expect((await urls(pages, "get_stats"))[0]).toBe("/docs/python/#get_stats");
  });

  it("counts neither stop words of a heading nor those of the query", async () => {
    const pages = [searchPage("Versions and vocabulary"), searchPage("Which versions it accepts or not")];
    expect(await urls(pages, "which versions are accepted")).toEqual([
      "/docs/which-versions-it-accepts-or-not/",
      "/docs/versions-and-vocabulary/",
    ]);
  });

  it("looks for other forms only of a word that few records have", async () => {
    const many = Array.from({ length: 300 }, (_, at) => searchPage(`Page ${at}`, { "": "parse" }));
    const other = searchPage("Other", { "": "parser" });
    expect((await ask([...many.slice(1), other], "parse")).nbHits).toBe(300);
    expect((await ask([...many, other], "parse")).nbHits).toBe(300);
  });

  it("leaves out records that have less than half of the words", async () => {
    const pages = [searchPage("One", { "": "alpha beta gamma" }), searchPage("Two", { "": "gamma" })];
    expect(await urls(pages, "alpha beta gamma")).toEqual(["/docs/one/"]);
  });

  it("finds a section by its own words and those of its page", async () => {
    const pages = [searchPage("Parser", { Install: "cargo add" }), searchPage("Builder", { Install: "npm install" })];
    expect((await urls(pages, "builder install"))[0]).toBe("/docs/builder/#install");
  });

  it("lets a page have three hits before those of others", async () => {
    const sections = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`Preset ${at}`, "preset"]));
    const pages = [searchPage("Preset", sections), searchPage("Other", { "": "One preset." })];
    const found = await urls(pages, "preset");
    expect(found).toHaveLength(11);
    expect(found.indexOf("/docs/other/")).toBe(3);
  });

  it("puts an entry of a symbol after pages and sections", async () => {
    const symbol = { id: "ddex-builder.rust.canonicalize", titles: ["canonicalize"], text: "fn canonicalize()" };
    const type = { id: "Canonicalize", titles: ["Canonicalize"], text: "interface" };
    const api = searchPage("API", {}, { sections: [{ id: null, titles: [], text: "" }, symbol, type] });
    const found = await urls([api, searchPage("Write XML", { Canonicalize: "How." })], "canonicalize");
    expect(found).toEqual([
      "/docs/write-xml/#canonicalize",
      "/docs/api/#ddex-builder.rust.canonicalize",
      "/docs/api/#Canonicalize",
    ]);
  });
});

describe("pages of hits", () => {
  const pages = Array.from({ length: 7 }, (_, at) => searchPage(`Page ${at}`, { "": "preset" }));

  it("gives so many hits a page and counts all", async () => {
    const first = await ask(pages, "preset", { hitsPerPage: 3 });
    const last = await ask(pages, "preset", { hitsPerPage: 3, page: 2 });
    expect(first).toMatchObject({
      nbHits: 7,
      nbPages: 3,
      page: 0,
      hitsPerPage: 3,
      query: "preset",
      index: "ddex-suite",
    });
    expect([first.hits.length, last.hits.length]).toEqual([3, 1]);
    expect(first.hits.map(({ url }) => url)).not.toContain(last.hits[0]?.url);
  });

  it("has none behind the last", async () => {
    expect((await ask(pages, "preset", { page: 1 })).hits).toEqual([]);
  });
});

it("keeps to the filters: all of the outer list, one of an inner", async () => {
  const pages = [
    searchPage("Doc", { "": "preset" }),
    searchPage("Post", { "": "preset" }, { version: null }),
    searchPage("Old", { "": "preset" }, { version: "1.0" }),
  ];
  const filtered = (facetFilters: (string | string[])[]) => urls(pages, "preset", { facetFilters });
  expect(await filtered(["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-current"]])).toEqual([
    "/docs/doc/",
    "/docs/post/",
  ]);
  expect(await filtered(["docusaurus_tag:docs-1.0"])).toEqual(["/docs/old/"]);
  expect(await filtered(["language:de"])).toEqual([]);
});

describe("a hit", () => {
  const page = searchPage("Presets & rules", {
    Apply: "First text. Then applyPreset(<name>) and more words to be cut off here",
  });
  const request: Partial<SearchRequest> = {
    attributesToRetrieve: ["hierarchy.lvl0", "hierarchy.lvl1", "hierarchy.lvl2", "content", "type", "url"],
    attributesToSnippet: ["hierarchy.lvl1:5", "hierarchy.lvl2:5", "content:5"],
    snippetEllipsisText: "…",
    highlightPreTag: "<mark>",
    highlightPostTag: "</mark>",
  };

  it("has the hosted service's shape", async () => {
    const { hits } = await ask([page], "name", request);
    expect(hits).toEqual([
      {
        objectID: "/docs/presets-rules/#apply",
        url: "/docs/presets-rules/#apply",
        type: "content",
        hierarchy: {
          lvl0: "Guides",
          lvl1: "Presets & rules",
          lvl2: "Apply",
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        content: "First text. Then applyPreset(<name>) and more words to be cut off here",
        _highlightResult: {
          hierarchy: {
            lvl0: { value: "Guides", matchLevel: "none", matchedWords: [] },
            lvl1: { value: "Presets &amp; rules", matchLevel: "none", matchedWords: [] },
            lvl2: { value: "Apply", matchLevel: "none", matchedWords: [] },
          },
          content: {
            value: "First text. Then applyPreset(&lt;<mark>name</mark>&gt;) and more words to be cut off here",
            matchLevel: "full",
            matchedWords: ["name"],
          },
        },
        _snippetResult: {
          hierarchy: {
            lvl1: { value: "Presets &amp; rules", matchLevel: "none" },
            lvl2: { value: "Apply", matchLevel: "none" },
          },
          content: { value: "…applyPreset(&lt;<mark>name</mark>&gt;) and more words…", matchLevel: "full" },
        },
      },
    ]);
  });

  it("is of its heading's type when the heading has a word of the query", async () => {
    const { hits } = await ask([page], "apply text", request);
    expect(hits[0]).toMatchObject({
      type: "lvl2",
      _highlightResult: { hierarchy: { lvl2: { value: "<mark>Apply</mark>", matchLevel: "partial" } } },
    });
  });

  it("has only what is asked for", async () => {
    const { hits } = await ask([page], "name", { attributesToRetrieve: ["hierarchy.lvl1", "url"] });
    expect(hits[0]).toMatchObject({ content: null, hierarchy: { lvl1: "Presets & rules", lvl2: null } });
    expect(hits[0]?._snippetResult).toEqual({ hierarchy: {} });
  });

  it.each(["constructor", "toString", "__proto__"])("has its text, or none, below a heading %s", async (heading) => {
    const section = (text: string) => [{ id: null, titles: [], text: "" }, { id: heading, titles: [heading], text }];
    const pages = [
      searchPage("With", {}, { sections: section("What it takes.") }),
      searchPage("Without", {}, { sections: section("") }),
    ];
    const { hits } = await ask(pages, heading);
    expect(hits.map(({ content }) => content).sort()).toEqual(["What it takes.", null]);
  });

  it("goes without its text when that cannot be read", async () => {
    const { index } = searchSite([page]);
    const { hits } = await answerRequest({ indexName: "x", query: "name" }, index, async () => new Map());
    expect(hits[0]).toMatchObject({ type: "lvl2", content: null });
  });
});
