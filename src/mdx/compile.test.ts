import { compileBody } from "../test/content/compile-body";

describe("headings", () => {
  it("have GitHub slugs that are unique on the page, and line numbers of the file", () => {
    const { headings } = compileBody("## Build it\n\n### Über `x.y()` & more\n\n## Build it");
    expect(headings).toEqual([
      { depth: 2, id: "build-it", text: "Build it", html: "Build it", line: 4 },
      {
        depth: 3,
        id: "über-xy--more",
        text: "Über x.y() & more",
        html: "Über <code>x.y()</code> &#x26; more",
        line: 6,
      },
      { depth: 2, id: "build-it-1", text: "Build it", html: "Build it", line: 8 },
    ]);
  });

  it("keep an explicit id, which no slug takes, and lose its comment", () => {
    const { headings, content } = compileBody("## Start\n\n## Other {/* #start */}");
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ["start-1", "Start"],
      ["start", "Other"],
    ]);
    expect(content).toEqual([
      expect.stringContaining(
        '<h2 id="start">Other<a class="anchor" href="#start" aria-label="Direct link to Other"></a></h2>',
      ),
    ]);
  });

  it("have HTML for the table of contents without links, badges and footnotes", () => {
    const { headings } = compileBody(
      '## A [*link*](/x) <Status of="ddex-builder.typescript.DdexBuilder.build" />[^1]\n\n[^1]: Note.',
    );
    expect(headings).toMatchObject([{ id: "a-link", text: "A link", html: "A <em>link</em>" }]);
  });

  it("are found in interactive files too", () => {
    const { headings, content } = compileBody(
      "import { Demo, x } from 'y'\n\n<Demo n={1}>\n\n## Inside {x}\n\n</Demo>",
      {
        interactive: true,
      },
    );
    expect(headings).toMatchObject([{ id: "inside", text: "Inside", line: 8 }]);
    expect(content).toEqual([]);
  });
});

describe("links", () => {
  const linkTo = (href: string) => compileBody(`[x](${href})`).links[0];

  it.each([
    ["./other.mdx#x", "/docs/other/#x", "page"],
    ["/docs/intro", "/docs/intro/", "page"],
    ["/docs/intro/?a=1#x", "/docs/intro/?a=1#x", "page"],
    ["/docs/intro#x.y", "/docs/intro/#x.y", "page"],
    ["/", "/", "page"],
    ["/robots.txt", "/robots.txt", "file"],
    ["#x", "#x", "anchor"],
    ["https://example.org/a", "https://example.org/a", "external"],
    ["mailto:a@example.org", "mailto:a@example.org", "external"],
  ])("emits %s as %s with the type %s", (source, href, kind) => {
    expect(linkTo(source)).toEqual({ href, source, line: 4, kind });
  });

  it.each([
    ["./missing.mdx#x", "There is no page ./missing.mdx."],
    ["../overview", "A relative link must name an .mdx file, as in ./overview.mdx."],
    ["", "The link has no target."],
  ])("reports %s as unresolved: %s", (source, diagnostic) => {
    expect(linkTo(source)).toEqual({ href: source, source, line: 4, kind: "unresolved", diagnostic });
  });

  it("open only other sites in a new tab", () => {
    const { content } = compileBody("[a](https://example.org) [b](mailto:a@example.org) [c](/x)");
    expect(content).toEqual([
      '<p><a href="https://example.org" class="external" target="_blank" rel="noopener noreferrer">a</a> <a href="mailto:a@example.org">b</a> <a href="/x/">c</a></p>',
    ]);
  });

  it("include references and cards, in reading order", () => {
    const { links, content } = compileBody(
      'A [ref][r].\n\n<Cards>\n<Card title="T" href="./other.mdx">Text</Card>\n</Cards>\n\n[r]: /a "Title"',
    );
    expect(links).toMatchObject([
      { source: "/a", href: "/a/", line: 4 },
      { source: "./other.mdx", href: "/docs/other/", line: 7 },
    ]);
    expect(content.join("")).toContain('<a href="/a/" title="Title">ref</a>');
  });
});

describe("ids", () => {
  it("include those of headings, in islands too, and of footnotes, which never clash", () => {
    const { ids } = compileBody("## A\n\nx[^n]\n\n[^n]: Note.");
    expect(ids).toEqual(["a", "user-content-fnref-n", "footnote-label", "user-content-fn-n"]);
    expect(compileBody('<Tabs>\n<Tab value="a" label="A">\n\n## In\n\n</Tab>\n</Tabs>').ids).toEqual(["in"]);
    expect(compileBody("## Footnote label\n\nx[^n]\n\n[^n]: Note.").ids).toContain("footnote-label-1");
  });
});

describe("ids of headings", () => {
  const idsOf = (...titles: string[]): string[] => compileBody(titles.map((title) => `## ${title}`).join("\n\n")).ids;

  it("are never the site's: a number or a missing start tells them apart", () => {
    expect(idsOf("Page data", "Main", "Footer", "Stylesheet", "Gatsby announcer")).toEqual([
      "page-data-1",
      "main-1",
      "footer-1",
      "stylesheet-1",
      "gatsby-announcer-1",
    ]);
    expect(idsOf("`_fold`", "`__init__`", "User-content fn 1", "DocSearch input")).toEqual([
      "fold",
      "init__",
      "fn-1",
      "input",
    ]);
  });

  it("are numbered if a title has no letters or digits", () => {
    expect(idsOf("🚀", "🚀 🚀", "Section 1")).toEqual(["section-1", "section-2", "section-1-1"]);
  });

  it.each(["main", "page-data", "_fold"])("can't be set to the site's id %s", (id) => {
    expect(() => compileBody(`## A {/* #${id} */}`)).toThrow(`The heading id "${id}" is taken`);
  });
});

describe("search sections", () => {
  it("start at each heading and contain the titles above it", () => {
    const { sections } = compileBody(
      "Intro *text*.\n\n## A\n\n### B\n\n```text\ncode\n```\n\n| h | i |\n|---|---|\n| 1 | 2 |\n\n## C\n\n:::note[Title]\nBody\n:::",
    );
    expect(sections).toEqual([
      { id: null, titles: [], text: "Intro text." },
      { id: "a", titles: ["A"], text: "" },
      { id: "b", titles: ["A", "B"], text: "code\nh i\n1 2", languages: ["text"] },
      { id: "c", titles: ["C"], text: "Title\nBody" },
    ]);
  });

  it("list the languages of their code and of the symbols that they show, each once", () => {
    const fences = "```ts\nlet a;\n```\n\n```ts\nlet b;\n```\n\n```rust\nlet c;\n```";
    const symbols =
      '## A\n\n<Symbol id="ddex-builder.typescript.DdexBuilder.build" />\n\n' +
      '## B\n\n<SymbolTable package="ddex-builder" language="typescript" />';
    expect(compileBody(`${fences}\n\n${symbols}`).sections).toEqual([
      { id: null, titles: [], text: "let a;\nlet b;\nlet c;", languages: ["ts", "rust"] },
      { id: "a", titles: ["A"], text: "", languages: ["typescript"] },
      { id: "b", titles: ["B"], text: "", languages: ["typescript"] },
    ]);
  });

  it("contain the texts that components show from their props", () => {
    const body =
      '<Details summary="Sum">\n\nIn.\n\n</Details>\n\n<Cards>\n<Card title="T" href="/x">C</Card>\n</Cards>';
    expect(compileBody(body).sections).toEqual([{ id: null, titles: [], text: "Sum\nIn.\nT\nC" }]);
  });
});

describe("words", () => {
  it("are counted in prose and headings, but not in code blocks", () => {
    expect(compileBody("## Two words\n\nDon't count 0.4.5 as `three` — ok?\n\n```text\nnot these\n```").words).toBe(8);
  });
});
