import type { Code, Content } from "mdast";

import { compile, compileMarkdown } from "../compile";
import { printSlots } from "../nodes/slots";
import { parse } from "../read/parse";
import { toShortcodes } from "../shortcodes/shortcode";
import { blockFacts } from "./block-facts";

const page = (body: string) => ({
  body,
  file: "page.mdx",
  lineOffset: 4,
  interactive: false,
  resolveFile: () => undefined,
});
const shortcodes = toShortcodes([]);
const treeOf = (body: string): Content[] => parse(body, page(body)).children;
const firstCode = (body: string): Code => treeOf(body).find((node): node is Code => node.type === "code")!;
const errorOf = (body: string): string => {
  try {
    parse(body, page(body));
    return "no error";
  } catch (error) {
    return (error as Error).message;
  }
};

const fence = (language: string, ...lines: string[]): string => ["```" + language, ...lines, "```"].join("\n");

describe("line marks", () => {
  it.each([
    ["ts", "a(); // [!focus]", "a();"],
    ["python", "a()  # [!focus]", "a()"],
    ["xml", "  <A/> <!-- [!focus] -->", "  <A/>"],
    ["json", '"a": 1, // [!focus]', '"a": 1,'],
  ])("are removed from code in %s", (language, written, code) => {
    const node = firstCode(fence(language, "x", written));
    expect(node.value).toBe(`x\n${code}`);
    expect(blockFacts(node).marks).toEqual({ focused: [2], notes: [] });
  });

  it.each(["a(); // [focus]", "url = 'https://[!x'", "#[derive(Debug)]", "a[!b]", "// [! x]"])(
    "are not found in %s",
    (line) => {
      const node = firstCode(fence("rust", line));
      expect(node.value).toBe(line);
      expect(blockFacts(node).marks).toBeUndefined();
    },
  );

  it("turn notes into a list below the block and keep everything after it", () => {
    const body = [fence("ts", "a();", "b(); // [!focus] [!note] Has `c`."), "", "After.", "", "## Last"].join("\n");
    const compiled = compile(page(body), shortcodes);
    const html = printSlots(compiled.content.nodes).join("");
    expect(html).toContain('<span class="l fo">');
    expect(html).toContain('<a class="code-note" href="#_note-1-1" aria-label="Note 1"></a></span></code>');
    expect(html).toMatch(
      /<\/figure>\s*<ol class="code-notes">\s*<li id="_note-1-1">\s*Has <code>c<\/code>\.\s*<\/li>\s*<\/ol>\s*<p>After/,
    );
    expect(compiled.ids).toContain("_note-1-1");
    expect(compiled.sections.map(({ text }) => text)).toEqual(["a();\nb();\nHas c.\nAfter.", ""]);
    expect(compileMarkdown(page(body), shortcodes)).toBe(
      "```ts\na();\nb();\n```\n\n1. Line 2: Has `c`.\n\nAfter.\n\n## Last\n",
    );
  });

  it("number the notes of each block from 1 and give them unique ids", () => {
    const noted = fence("ts", "a(); // [!note] One.", "b(); // [!note] Two.");
    const { ids } = compile(page([noted, fence("ts", "x"), noted].join("\n\n")), shortcodes);
    expect(ids).toEqual(["_note-1-1", "_note-1-2", "_note-2-1", "_note-2-2"]);
  });

  it("keep the file's line numbers for links in notes", () => {
    const body = `Text.\n\n${fence("ts", "a();", "b(); // [!note] See [this](/docs/a/).")}`;
    expect(compile(page(body), shortcodes).links).toMatchObject([{ href: "/docs/a/", line: 9 }]);
  });

  it.each([
    ["a(); // [!fokus]", "page.mdx:6: [!fokus] isn't a mark of a line of code. Did you mean [!focus]?"],
    ["  // [!focus]", "page.mdx:6: [!focus] is on a line of its own. Write it after"],
    ["a(); // [!note]", "page.mdx:6: [!note] has no text. "],
    ["a(); // [!focus] Look here.", 'page.mdx:6: "Look here." is after [!focus]. '],
  ])("are rejected with their line for %s", (line, message) => {
    expect(errorOf(fence("ts", line))).toContain(message);
  });
});

describe("a code fence with a file", () => {
  it("has the code of that file for everything that reads the page", () => {
    const node = firstCode(fence('xml title="harbour.xml" file="content/fixtures/harbour.xml"'));
    expect(node.value).toMatch(/^<\?xml [^]*<\/ern:NewReleaseMessage>$/);
  });

  it.each([
    [
      'file="content/fixtures/harbor.xml"',
      'page.mdx:5: There is no file "content/fixtures/harbor.xml". Did you mean content/fixtures/harbour.xml?',
    ],
    [
      'file="package.json"',
      `page.mdx:5: "package.json" isn't a file of content/fixtures. Write file="content/fixtures/…"`,
    ],
    ['file="content/fixtures/../README.md"', "isn't a file of content/fixtures"],
    [
      'file="content/fixtures/harbour.xml" region="deals"',
      'page.mdx:5: In "content/fixtures/harbour.xml" there is no region "deals". Write "#region deals"',
    ],
    ['region="deals"', "page.mdx:5: region is used without file. "],
  ])("rejects %s", (meta, message) => {
    expect(errorOf(fence(`xml ${meta}`))).toContain(message);
  });

  it("rejects code of its own", () => {
    expect(errorOf(fence('xml file="content/fixtures/harbour.xml"', "<A/>"))).toContain(
      "page.mdx:5: A fence with file also has code. ",
    );
  });
});
