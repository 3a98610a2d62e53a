import type { SearchCode } from "../../config/search-facets";
import type { SearchPage } from "../../gatsby/search/to-search-records";
import { searchPage, searchSite } from "../../test/search/search-records";
import type { SearchRequest, SearchResult } from "../common/types";
import { answerRequest } from "./answer-request";

const ask = (pages: SearchPage[], query: string, request: Partial<SearchRequest> = {}): Promise<SearchResult> => {
  const { index } = searchSite(pages);
  return answerRequest({ indexName: "ddex-suite", query, ...request }, index);
};

/** Languages of the symbol sections below. */
const codesOf = (id: string | null): SearchCode[] =>
  id === null || id.includes("python") ? (id === null ? [] : ["python"]) : ["typescript"];

const urls = async (pages: SearchPage[], query: string, request?: Partial<SearchRequest>): Promise<string[]> =>
  (await ask(pages, query, request)).hits.map(({ url }) => url);

describe("matching", () => {
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

  it("prefers a word as typed to similar ones", async () => {
    const pages = [searchPage("One", { "": "deal" }), searchPage("Two", { "": "dead" })];
    expect(await urls(pages, "deal")).toEqual(["/docs/one/"]);
  });
});

describe("order", () => {
  it("puts titles before headings, and headings before text", async () => {
    const pages = [
      searchPage("Text", { "": "All about streaming." }),
      searchPage("Heading", { Streaming: "Words." }),
      searchPage("Streaming", { "": "Words." }),
    ];
    expect(await urls(pages, "streaming")).toEqual(["/docs/streaming/", "/docs/heading/#streaming", "/docs/text/"]);
  });

  it("puts records with all words before those with some", async () => {
    const pages = [searchPage("Large"), searchPage("Files"), searchPage("Notes", { "": "How large are your files?" })];
    expect((await urls(pages, "large files"))[0]).toBe("/docs/notes/");
  });

  it("puts a page with exactly the typed title before those with longer titles", async () => {
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

  it("doesn't rank a page lower for other keywords that it has", async () => {
    const others = Array.from({ length: 30 }, (_, index) => `other${index} name${index}`);
    const pages = [
      searchPage("Few", {}, { keywords: ["open a file"] }),
      searchPage("Many", { "": "Open it." }, { keywords: ["open a file", ...others] }),
    ];
    expect((await urls(pages, "open file"))[0]).toBe("/docs/many/");
  });

  it("puts an identifier in the typed spelling first", async () => {
    const pages = [searchPage("Python", { get_stats: "Counts." }), searchPage("TypeScript", { getStats: "Counts." })];
    expect((await urls(pages, "getStats"))[0]).toBe("/docs/typescript/#getstats");
    expect((await urls(pages, "get_stats"))[0]).toBe("/docs/python/#get_stats");
  });

  it("ignores stop words in headings and queries", async () => {
    const pages = [searchPage("Versions and vocabulary"), searchPage("Which versions it accepts or not")];
    expect(await urls(pages, "which versions are accepted")).toEqual([
      "/docs/which-versions-it-accepts-or-not/",
      "/docs/versions-and-vocabulary/",
    ]);
  });

  it("looks for other forms only of rare words", async () => {
    const many = Array.from({ length: 300 }, (_, index) => searchPage(`Page ${index}`, { "": "parse" }));
    const parserPage = searchPage("Other", { "": "parser" });
    expect((await ask([...many.slice(1), parserPage], "parse")).nbHits).toBe(300);
    expect((await ask([...many, parserPage], "parse")).nbHits).toBe(300);
  });

  it("puts the whole identifier before its parts, even in a heading", async () => {
    const pages = [searchPage("Party and its reference"), searchPage("Names", { "": "Look at PartyReference." })];
    expect((await urls(pages, "PartyReference"))[0]).toBe("/docs/names/");
  });

  it("gives rare words more weight than common ones", async () => {
    const common = Array.from({ length: 30 }, (_, index) => searchPage(`Page ${index}`, { "": "message header" }));
    const rare = searchPage("Sum", { "": "message checksum" });
    expect((await urls([...common, rare], "message header checksum"))[0]).toBe("/docs/sum/");
  });

  it("gives the words of a question that aren't its subject less weight, however rare they are", async () => {
    const pages = [searchPage("Needs"), searchPage("Upload"), searchPage("Upload again"), searchPage("Upload late")];
    expect((await urls(pages, "need upload")).slice(0, 2)).toEqual(["/docs/upload/", "/docs/upload-again/"]);
    expect((await urls(pages, "needs"))[0]).toBe("/docs/needs/");
  });

  it("puts records with few of the words last", async () => {
    const pages = [searchPage("Gamma"), searchPage("One", { "": "alpha beta gamma" })];
    expect(await urls(pages, "alpha beta gamma")).toEqual(["/docs/one/", "/docs/gamma/"]);
  });

  it("finds a page by words of which each is in another of its sections", async () => {
    const pages = [
      searchPage("Notes", { "": "alpha", First: "beta", Second: "gamma" }),
      searchPage("Others", { "": "alpha beta" }),
    ];
    expect((await urls(pages, "alpha beta gamma"))[0]).toBe("/docs/notes/");
    expect(await urls(pages, "gamma")).toEqual(["/docs/notes/#second"]);
  });

  it("finds a section by its own words and those of its page", async () => {
    const pages = [searchPage("Parser", { Install: "cargo add" }), searchPage("Builder", { Install: "npm install" })];
    expect((await urls(pages, "builder install"))[0]).toBe("/docs/builder/#install");
  });

  it("lets a page have three hits before other pages' hits", async () => {
    const sections = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`Preset ${index}`, "preset"]));
    const pages = [searchPage("Preset", sections), searchPage("Other", { "": "One preset." })];
    const found = await urls(pages, "preset");
    expect(found).toHaveLength(11);
    expect(found.indexOf("/docs/other/")).toBe(3);
  });

  it("puts a symbol's entry after pages and sections", async () => {
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

const pageRecord = { id: null, titles: [], text: "" };
const symbol = (id: string, title: string, text = "") => ({ id, titles: [title], text });
const apiPage = (title: string, path: string, sections: SearchPage["sections"]): SearchPage =>
  searchPage(title, {}, { path, kind: "api", sections: [pageRecord, ...sections] });

describe("names as in code", () => {
  const rust = "/docs/api/rust/#p.rust.DDEXParser.stream";
  const python = "/docs/api/python/#p.python.DDEXParser.stream";
  const pages = [
    searchPage("DDEXParser", { "": "DDEXParser has stream.", Stream: "How to stream with DDEXParser." }),
    apiPage("Python", "/docs/api/python/", [symbol("p.python.DDEXParser.stream", "DDEXParser.stream")]),
    apiPage("Rust", "/docs/api/rust/", [
      symbol("p.rust.DDEXParser", "DDEXParser"),
      symbol("p.rust.DDEXParser.stream", "DDEXParser::stream"),
      symbol("p.rust.DDEXParser.stream_all", "DDEXParser::stream_all"),
    ]),
  ];

  it.each([
    ["DDEXParser::stream", [rust, python]],
    ["DDEXParser.stream", [python, rust]],
    ["DDEXParser::stream()", [rust, python]],
  ])("finds the method first for %s, its own language's before others", async (query, expected) => {
    expect((await urls(pages, query)).slice(0, 2)).toEqual(expected);
  });

  it("finds a method of a variable by the class with the same name", async () => {
    const found = await urls([searchPage("Parser", { "": "It can stream." }), ...pages.slice(1)], "parser.stream");
    expect(found.slice(0, 2).sort()).toEqual([python, rust]);
  });

  it("finds a stop word that is joined to its class in code", async () => {
    const from = apiPage("Rust", "/docs/api/rust/", [symbol("p.rust.Version.from", "Version::from")]);
    expect((await urls([searchPage("Version"), from], "Version::from"))[0]).toBe("/docs/api/rust/#p.rust.Version.from");
  });

  it("doesn't treat C# and C++ as words that start with c", async () => {
    const otherPages = [searchPage("Catalog", { "": "c" }), searchPage("Bindings", { "": "There are none for C++." })];
    expect(await urls(otherPages, "C#")).toEqual([]);
    expect(await urls(otherPages, "C++")).toEqual(["/docs/bindings/"]);
  });
});

describe("stop words", () => {
  const pages = [
    searchPage("News", { "": "s" }),
    searchPage("What it is for"),
    searchPage("Whatever"),
    searchPage("Issues"),
  ];

  it.each([
    ["what's new", ["/docs/news/"]],
    ["what is it", ["/docs/what-it-is-for/"]],
    ["wha", ["/docs/what-it-is-for/", "/docs/whatever/"]],
    ["what", ["/docs/what-it-is-for/", "/docs/whatever/"]],
  ])("%s", async (query, expected) => {
    expect((await urls(pages, query)).sort()).toEqual(expected);
  });
});

describe("several locations of one symbol", () => {
  const home = "/docs/api/builder/#b.typescript.Builder.build";
  const pages = [
    apiPage("Builder in TypeScript", "/docs/api/builder/", [
      { id: "builder", titles: ["Builder"], text: "" },
      { id: "build", titles: ["Builder", "build"], text: "Leave the argument out." },
      symbol("b.typescript.Builder.build", "Builder.build", "build(data)"),
      symbol("b.python.Builder.build", "Builder.build", "build(data)"),
      symbol("b.typescript.types.Options", "types::Options"),
    ]),
    apiPage("Types", "/docs/api/typescript/", [
      { id: "Builder", titles: ["Builder"], text: "" },
      { id: "Builder.build", titles: ["Builder", "build"], text: "build(data): string" },
      { id: "options", titles: ["Options"], text: "All of them." },
    ]),
    searchPage("Guide", { build: "How to build." }),
  ].map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({ ...section, codes: codesOf(section.id) })),
  }));

  it("are one hit: the symbol's own entry, in the position of the best", async () => {
    const { hits, nbHits, nbDocuments } = await ask(pages, "Builder.build");
    const found = hits.map(({ url }) => url);
    expect(found[0]).toBe(home);
    expect(found).not.toContain("/docs/api/typescript/#Builder.build");
    expect(found).toContain("/docs/api/builder/#b.python.Builder.build");
    expect(found).toContain("/docs/guide/#build");
    expect(nbHits).toBe(found.length);
    expect(nbDocuments).toBe(new Set(found.map((url) => url.split("#")[0])).size);
  });

  it("are also found by the name without its modules", async () => {
    expect(await urls(pages, "Options")).toEqual(["/docs/api/builder/#b.typescript.types.Options"]);
  });

  it("keep a heading that matches the query better", async () => {
    expect((await urls(pages, "build leave argument out"))[0]).toBe("/docs/api/builder/#build");
  });

  it("stay within the version", async () => {
    const old = { ...pages[1]!, path: "/docs/1.0/api/typescript/", version: "1.0" };
    const facetFilters = ["docusaurus_tag:docs-1.0"];
    expect(await urls([pages[0]!, old], "Options", { facetFilters })).toEqual(["/docs/1.0/api/typescript/#options"]);
  });
});

describe("paging", () => {
  const pages = Array.from({ length: 7 }, (_, index) => searchPage(`Page ${index}`, { "": "preset" }));

  it("returns the requested number of hits per page and counts all", async () => {
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

  it("returns none after the last page", async () => {
    expect((await ask(pages, "preset", { page: 1 })).hits).toEqual([]);
  });
});

it("applies the filters: all of the outer list, one of an inner list", async () => {
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

it("filters by content type and language", async () => {
  const pages = [
    searchPage("Guide", { "": "preset", "In Rust": "preset" }),
    searchPage("Reference", { "": "preset" }, { path: "/docs/api/python/", kind: "api" }),
    searchPage("Post", { "": "preset" }, { kind: "blog" }),
  ];
  const filtered = (...facetFilters: (string | string[])[]) => urls(pages, "preset", { facetFilters });
  expect(await filtered("kind:api")).toEqual(["/docs/api/python/"]);
  expect((await filtered(["kind:api", "kind:blog"])).sort()).toEqual(["/docs/api/python/", "/docs/post/"]);
  expect((await filtered("code:rust")).sort()).toEqual(["/docs/guide/", "/docs/guide/#in-rust"]);
  expect(await filtered("code:python", "kind:api")).toEqual(["/docs/api/python/"]);
  expect(await filtered("code:python", "kind:blog")).toEqual([]);
  expect(await filtered("objectID:/docs/guide/")).toEqual([]);
});

describe("a hit", () => {
  const page = searchPage("Presets & rules", {
    Apply: "First text. Then applyPreset(<name>) and more words to be cut off here",
  });
  const request: Partial<SearchRequest> = {
    attributesToSnippet: ["hierarchy.lvl1:5", "hierarchy.lvl2:5", "content:5"],
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
            lvl0: { value: "Guides" },
            lvl1: { value: "Presets &amp; rules" },
            lvl2: { value: "Apply" },
          },
        },
        _snippetResult: {
          hierarchy: { lvl1: { value: "Presets &amp; rules" }, lvl2: { value: "Apply" } },
          content: { value: "…applyPreset(&lt;<mark>name</mark>&gt;) and more words…" },
        },
      },
    ]);
  });

  it("has its heading's type if the heading matches a word of the query", async () => {
    const { hits } = await ask([page], "apply text", request);
    expect(hits[0]).toMatchObject({
      type: "lvl2",
      _highlightResult: { hierarchy: { lvl2: { value: "<mark>Apply</mark>" } } },
    });
  });

  it.each(["constructor", "toString", "__proto__"])("has its text, or none, below a heading %s", async (heading) => {
    const section = (text: string) => [
      { id: null, titles: [], text: "" },
      { id: heading, titles: [heading], text },
    ];
    const pages = [
      searchPage("With", {}, { sections: section("What it takes.") }),
      searchPage("Without", {}, { sections: section("") }),
    ];
    const { hits } = await ask(pages, heading);
    expect(hits.map(({ content }) => content).sort()).toEqual(["What it takes.", null]);
  });
});
