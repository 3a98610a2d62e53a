import { brokenLinks, findNearestRoute, type LinkSource, type LinkTargets } from "./check-links";

const routes = ["/", "/docs/intro/", "/docs/parser/", "/docs/100%/", "/docs/über/"];
const linkDiagnostics = (
  sources: readonly LinkSource[],
  known: readonly string[],
  more: Partial<LinkTargets> = {},
): string[] => brokenLinks(sources, { routes: known, ...more }).map(({ message }) => message);

const parser: LinkSource = {
  file: "content/docs/parser.mdx",
  path: "/docs/parser/",
  links: [],
  ids: ["setup", "größe", "100%"],
};

/** Problems of one link on line 7 of the introduction. */
const diagnosticsOf = (href: string, kind = "page", source = href, more: Partial<LinkTargets> = {}): string[] =>
  linkDiagnostics(
    [
      { file: "content/docs/intro.mdx", path: "/docs/intro/", ids: ["top"], links: [{ href, source, kind, line: 7 }] },
      parser,
    ],
    routes,
    more,
  );

describe("brokenLinks", () => {
  it.each([
    "/",
    "/docs/parser/",
    "/docs/parser",
    "/docs/parser//",
    "/docs/parser/index.html",
    "/docs/parser/?q=1",
    "/docs/parser/#setup",
    "/docs/parser#setup",
    "/docs/parser/?q=1#setup",
    "/docs/parser/#",
    "/docs/%C3%BCber/",
    "/docs/parser/#gr%C3%B6%C3%9Fe",
    "/docs/parser/#größe",
    "/docs/parser/#100%",
    "/docs/100%/",
  ])("finds %s", (href) => {
    expect(diagnosticsOf(href)).toEqual([]);
  });

  it("reports the source and target of a broken link", () => {
    expect(diagnosticsOf("/docs/parsre/")).toEqual([
      "content/docs/intro.mdx:7: broken link to /docs/parsre/. No page has this route. Did you mean /docs/parser/?",
    ]);
  });

  it("shows a broken link as it is written, too", () => {
    expect(diagnosticsOf("/docs/gone/#x", "page", "./gone.mdx#x")).toEqual([
      'content/docs/intro.mdx:7: broken link to /docs/gone/#x ("./gone.mdx#x"). No page has this route',
    ]);
  });

  it("reports a broken anchor on another page", () => {
    expect(diagnosticsOf("/docs/parser/#setpu")).toEqual([
      'content/docs/intro.mdx:7: broken anchor in the link to /docs/parser/#setpu. /docs/parser/ has no heading with the id "setpu". Did you mean #setup?',
    ]);
  });

  it("reports a broken anchor on the same page, and accepts a good one", () => {
    expect(diagnosticsOf("#bottom", "anchor")).toEqual([
      'content/docs/intro.mdx:7: broken anchor in the link to #bottom. /docs/intro/ has no heading with the id "bottom"',
    ]);
    expect(diagnosticsOf("#top", "anchor")).toEqual([]);
    expect(diagnosticsOf("#", "anchor")).toEqual([]);
  });

  it("compares ids case-sensitively", () => {
    expect(diagnosticsOf("/docs/parser/#Setup")).toHaveLength(1);
  });

  it("reports a URL that can't be decoded", () => {
    expect(diagnosticsOf("/docs/%E0%A4%A/")).toEqual([expect.stringContaining("broken link to /docs/%E0%A4%A/")]);
    expect(diagnosticsOf("/docs/parser/#%E0%A4%A")).toEqual([expect.stringContaining('the id "%E0%A4%A"')]);
  });

  it("reports a Markdown link to a missing page", () => {
    expect(diagnosticsOf("../parser", "unresolved")).toEqual([
      'content/docs/intro.mdx:7: the Markdown link "../parser" leads to no page. Name a file of content/ or a route',
    ]);
  });

  it("repeats the compile pass's message for a Markdown link", () => {
    const links = [{ href: "", source: "", kind: "unresolved", line: 7, diagnostic: "The link has no target." }];
    expect(linkDiagnostics([{ file: "a.mdx", path: "/docs/intro/", links }], routes)).toEqual([
      'a.mdx:7: the Markdown link "" leads to no page. The link has no target.',
    ]);
  });

  it("ignores other sites and files", () => {
    expect(diagnosticsOf("https://example.org/gone/", "external")).toEqual([]);
    expect(diagnosticsOf("/gone.zip", "file")).toEqual([]);
    expect(diagnosticsOf("https://example.org/")).toEqual([]);
    expect(diagnosticsOf("//example.org/")).toEqual([]);
  });

  describe("for files and full URLs", () => {
    const site = { files: ["/card.png", "/blog/rss.xml"], siteUrl: "https://docs.example.org" };
    it.each([
      ["/card.png", "file"],
      ["/blog/rss.xml?v=1", "file"],
      ["https://docs.example.org/card.png", "external"],
      ["https://docs.example.org/docs/parser/#setup", "external"],
      ["https://docs.example.org.evil.org/gone/", "external"],
    ])("finds %s", (href, kind) => {
      expect(diagnosticsOf(href, kind, href, site)).toEqual([]);
    });

    it.each([
      ["/crad.png", "file", "No file has this address. Did you mean /card.png?"],
      ["/nothing.pdf", "file", "No file has this address"],
      ["/docs/intro.md", "file", "No file has this address. Did you mean /docs/intro/?"],
      ["https://docs.example.org/docs/parsre/", "external", "No page has this route. Did you mean /docs/parser/?"],
    ])("reports %s and the nearest URL", (href, kind, rest) => {
      expect(diagnosticsOf(href, kind, href, site)).toEqual([
        `content/docs/intro.mdx:7: broken link to ${href}. ${rest}`,
      ]);
    });
  });

  it("checks no anchors on a page without known ids", () => {
    expect(diagnosticsOf("/#features")).toEqual([]);
  });

  it("reports a source without lines by its file", () => {
    const links = [{ href: "/gone/", source: "/gone/", kind: "page" }];
    expect(linkDiagnostics([{ file: "src/config/navigation.ts", links }], routes)).toEqual([
      "src/config/navigation.ts: broken link to /gone/. No page has this route",
    ]);
  });

  it("looks up each link quickly, no matter how many pages and links there are", () => {
    const has = jest.spyOn(Set.prototype, "has");
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      href: `/p${index}/#id`,
      source: "",
      kind: "page",
    }));
    const sources: LinkSource[] = many.map((link, index) => ({
      file: `${index}.mdx`,
      path: `/p${index}/`,
      ids: ["id"],
      links: [link],
    }));
    const found = linkDiagnostics(
      sources,
      sources.map(({ path }) => path ?? ""),
    );
    const lookUps = has.mock.calls.length;
    has.mockRestore();
    expect(found).toEqual([]);
    expect(lookUps).toBe(20_000);
  });
});

describe("nearestRoute", () => {
  it.each([
    // The other is as close, and first.
    ["/docs/parser/setups", ["/docs/builder/setup/", "/docs/parser/setup/"], "/docs/parser/setup/"],
    ["/docs/parser/install-python", ["/docs/builder/install-python/", "/docs/parser/python/"], "/docs/parser/python/"],
    ["/docs/parser/setup", ["/docs/builder/setup/", "/docs/parser/overview/"], "/docs/builder/setup/"],
    ["/docs/config", ["/docs/guides/configuration/"], "/docs/guides/configuration/"],
    // Half of the letters are the same.
    ["/docs/nope", ["/docs/ern/elements/Type/"], undefined],
  ])("suggests for %s of %j: %s", (path, known, expected) => {
    expect(findNearestRoute(path, known)).toBe(expected);
  });
});
