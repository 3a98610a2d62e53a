import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import { countInTier, isLongTier } from "@ddex-suite/ern/test/tier";
import fc from "fast-check";
import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

import { linkHtml } from "../../test/gatsby/link-html";
import { heldBy } from "../../test/node/held-memory";
import { collectLinks } from "../links/built-links";
import { collectInlineParts } from "./collect-inline-parts";
import { documentFacts, readDocuments } from "./read-documents";

const targets = (html: string): string[] => documentFacts(html).targets;

describe("documentFacts", () => {
  it.each<[string, string, string[]]>([
    [
      "href and src",
      '<a class="x" href="/a/">A</a><img src=/b.png alt=""><script src=\'/c.js\'></script>',
      ["/a/", "/b.png", "/c.js"],
    ],
    ["each candidate of a srcset", '<source srcSet="/a.webp 1x, /b.webp 2x"/>', ["/a.webp", "/b.webp"]],
    ["entities", '<a href="/search/?a=1&amp;b=2#it&#39;s&#x2F;&quot;">', ["/search/?a=1&b=2#it's/\""]],
    ["a tag on several lines, with > in a value", '<a\n  title="a > b"\n  href="/a/"\n>', ["/a/"]],
    ["an attribute without a value", "<a download href=/a/ hidden>", ["/a/"]],
    ["no look-alike attributes", '<a data-href="/a/" title="href=\'/b/\' src=/c/" hreflang="de">', []],
    ["no code samples", '<pre>&lt;a href="/a/"&gt; <span>&quot;/b/&quot;</span></pre>', []],
    ["no comments", '<!-- <a href="/a/"> --><a href="/b/">', ["/b/"]],
    [
      "no text of scripts or styles",
      '<script>"<a href=/a/>"</script><style>a{b:"<a href=/b/>"}</style><a href="/c/">',
      ["/c/"],
    ],
    ["no end tags or bare <", "</a> 1 < 2 <3 <a href='/a/'>", ["/a/"]],
  ])("finds %s", (_name, html, found) => {
    expect(targets(html)).toEqual(found);
  });

  it("finds ids and the names of anchors", () => {
    expect(documentFacts('<h2 id="a&amp;b">A</h2><a name="old"></a><input name="q"><section ID=c>').ids).toEqual([
      "a&b",
      "old",
      "c",
    ]);
  });

  it("takes time proportional to the page, even if a quote is never closed", () => {
    const started = performance.now();
    documentFacts(`<a href="${"x='".repeat(200_000)}`);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it("finds the scripts and styles that apply, but no data", () => {
    const facts = documentFacts(
      '<script>a("</b>")</script><script src="/a.js"></script><script type="application/ld+json">{}</script>' +
        "<STYLE>p{}</STYLE><p style='color:red&#59;' onclick=a()>x</p><input name=once>",
    );
    expect(facts.scripts).toEqual(['a("</b>")']);
    expect(facts.styles).toEqual(["p{}"]);
    expect(facts.styleAttributes).toEqual(["color:red;"]);
    expect(facts.handlers).toEqual([{ element: "p", attribute: "onclick" }]);
  });

  it("finds the page's social card image", () => {
    expect(targets('<meta property="og:title" content="A"/><meta property="og:image" content="/a.png"/>')).toEqual([
      "/a.png",
    ]);
  });
});

const parser = unified().use(rehypeParse, { fragment: true });

/** The same facts from a browser's parser. */
const parsed = (html: string) => {
  const found = {
    targets: [] as string[],
    ids: [] as string[],
    styles: [] as string[],
    styleAttributes: [] as string[],
  };
  visit(parser.parse(html) as Root, "element", ({ tagName, properties = {}, children }: Element) => {
    if (typeof properties["href"] === "string") found.targets.push(properties["href"]);
    if (typeof properties["id"] === "string") found.ids.push(properties["id"]);
    if (typeof properties["style"] === "string") found.styleAttributes.push(properties["style"]);
    if (tagName === "style")
      found.styles.push(children.map((child) => (child.type === "text" ? child.value : "")).join(""));
  });
  return found;
};

const text = fc.string({
  unit: fc.constantFrom(..."ab <>\"'=&;/!-é", "&amp;", "&#39;", "<!--", "-->", "</a>", "<b href=c>"),
  maxLength: 12,
});

const element: fc.Arbitrary<Element> = fc.letrec<{ element: Element; child: Element["children"][number] }>((tie) => ({
  child: fc.oneof(
    { maxDepth: 2 },
    text.map((value) => ({ type: "text" as const, value })),
    text.filter((value) => !/--|^-|^>|-$/.test(value)).map((value) => ({ type: "comment" as const, value })),
    tie("element"),
  ),
  element: fc.record({
    type: fc.constant("element" as const),
    tagName: fc.constantFrom("div", "span", "em", "section"),
    properties: fc.record(
      { href: text, id: text, style: text, title: text, hidden: fc.boolean() },
      { requiredKeys: [] },
    ),
    children: fc.array(tie("child"), { maxLength: 3 }),
  }),
})).element;

const style = text
  .filter((value) => !value.includes("<"))
  .map((value): Element => ({
    type: "element",
    tagName: "style",
    properties: {},
    children: [{ type: "text", value }],
  }));

it("finds what a browser's parser finds in documents as the build writes them", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(element, style), { maxLength: 4 }), (children) => {
      const html = toHtml({ type: "root", children });
      expect(documentFacts(html)).toMatchObject(parsed(html));
    }),
    { numRuns: countInTier(200, 2000) },
  );
});

const site = "https://docs.example.org";

/** A folder with this many pages. */
const pages = (count: number, html: (index: number) => string): string =>
  temporaryFolder(
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}/index.html`, html(index)])),
  );

/** Everything collected from a folder's documents. */
const collect = (folder: string) => {
  const [links, inline] = [collectLinks(site), collectInlineParts()];
  readDocuments(folder, [links.read, inline.read]);
  return { ...links, ...inline };
};

describe("readDocuments", () => {
  it("reads each document once, with its route", () => {
    const folder = temporaryFolder({
      "index.html": "",
      "404.html": "",
      "docs/index.html": "",
      "docs/a/index.html": linkHtml("/"),
      "styles.css": "",
      // Gatsby creates a folder with this name.
      "page-data/404.html/page-data.json": "{}",
    });
    const read = jest.fn();
    readDocuments(folder, [read]);
    expect(read.mock.calls.map(([route]: [string]) => route)).toEqual(["/", "/404.html", "/docs/", "/docs/a/"]);
    expect(read).toHaveBeenLastCalledWith("/docs/a/", expect.objectContaining({ targets: ["/"] }));
  });

  it("removes NULs from documents and leaves other files unchanged", () => {
    const folder = temporaryFolder({
      "docs/index.html": `<p>Missing \`\0\0…\` of a café</p>${linkHtml("/\0a/")}`,
      "404.html": "<p>…</p>",
      "a.wasm": "\0asm",
    });
    const file = (name: string): string => path.join(folder, name);
    const untouched = statSync(file("404.html"), { bigint: true }).mtimeNs;
    const { links } = collect(folder);
    expect([...links.keys()]).toEqual(["/a/"]);
    expect(readFileSync(file("docs/index.html"), "utf8")).toBe(`<p>Missing \`…\` of a café</p>${linkHtml("/a/")}`);
    expect(statSync(file("404.html"), { bigint: true }).mtimeNs).toBe(untouched);
    expect(readFileSync(file("a.wasm"), "utf8")).toBe("\0asm");
  });

  it("takes milliseconds of processor time per page and stores each URL and style once", () => {
    const style = "p{margin:0}".repeat(500);
    const navigation = Array.from({ length: 200 }, (_, index) => linkHtml(`/p${index}/`)).join("");
    const folder = pages(300, () => `<style>${style}</style>${navigation}${"<p>Text.</p>".repeat(3000)}`);
    const before = process.cpuUsage();
    const found = collect(folder);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000 / 300).toBeLessThan(10);
    expect(found.links.size).toBe(200);
    expect(found.styles.size).toBe(1);
    rmSync(folder, { recursive: true });
  });

  (isLongTier ? it : it.skip)("holds no page's text in memory because of what it collects", async () => {
    const folder = pages(
      10,
      (index) =>
        `<h2 id="a-heading-of-page-${index}" style="margin:${index}px">H</h2>${linkHtml(`/docs/page-${index}/`)}` +
        `${linkHtml(`../a-file-of-page-${index}`)}${"<p>Text.</p>".repeat(80_000)}`,
    );
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    const texts = await heldBy(() => files.map((file) => readFileSync(path.join(file.parentPath, file.name), "utf8")));
    const found = await heldBy(() => {
      const { links, styleAttributes } = collect(folder);
      expect([links.size, styleAttributes.size]).toEqual([20, 10]);
      return [links, styleAttributes];
    });
    expect(found).toBeLessThan(texts / 5);
    rmSync(folder, { recursive: true });
  });
});
