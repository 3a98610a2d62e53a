import { siteShortcodes } from "../../gatsby/compiled/site-shortcodes";
import { fakeToolkit } from "../../test/content/fake-toolkit";
import { unravel } from "../shortcodes/expand-shortcodes";
import { parse } from "./parse";

type Tree = Record<string, unknown> & { type: string };

interface Attribute {
  name?: string;
  value?: string | { value: string } | null;
}

const fields = "name depth ordered start checked spread lang meta url title alt identifier align value".split(" ");

const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== false;

const attribute = ({ name = "", value }: Attribute): string =>
  `@${name}=${JSON.stringify(value && typeof value === "object" ? `{${value.value}}` : (value ?? null))}`;

/** One line per node: its type, its line and its text. */
const outline = (node: Tree, depth = 0): string[] => {
  const { start } = node["position"] as { start: { line: number } };
  const attributes = Array.isArray(node["attributes"]) ? (node["attributes"] as Attribute[]) : [];
  const isLabel = (node["data"] as Record<string, unknown> | undefined)?.["directiveLabel"] === true;
  const details = [
    ...fields.filter((field) => isSaid(node[field])).map((field) => `${field}=${JSON.stringify(node[field])}`),
    ...attributes.map(attribute),
    ...(isLabel ? ["label"] : []),
  ];
  const children = (node["children"] as Tree[] | undefined) ?? [];
  return [
    `${"  ".repeat(depth)}${node.type}:${start.line} ${details.join(" ")}`.trimEnd(),
    ...children.flatMap((child) => outline(child, depth + 1)),
  ];
};

const outlineOf = (body: string): string => {
  const root = parse(body, source);
  unravel(root, siteShortcodes(fakeToolkit));
  return `\n${root.children.flatMap((node) => outline(node as unknown as Tree)).join("\n")}\n`;
};

const source = { file: "content/docs/page.mdx", lineOffset: 3 };

describe("the syntax tree", () => {
  it("keeps the colons of prose, which begin no directives", () => {
    const body =
      "At 12:30 see ern:Release, ern:Release[x](/y) and a:b[^1] — *ern:A* é 😀 \\* &copy;.\n\n::leaf\n\n[^1]: Note: see ern:B.\n    More.";
    expect(outlineOf(body)).toBe(`
paragraph:1
  text:1 value="At 12:30 see ern:Release, ern:Release"
  link:1 url="/y"
    text:1 value="x"
  text:1 value=" and a:b"
  footnoteReference:1 identifier="1"
  text:1 value=" — "
  emphasis:1
    text:1 value="ern:A"
  text:1 value=" é 😀 * ©."
paragraph:3
  text:3 value="::leaf"
footnoteDefinition:5 identifier="1"
  paragraph:5
    text:5 value="Note: see ern:B.\\nMore."
`);
  });

  it("has addresses as links, and references as what they refer to", () => {
    const body =
      'See https://a.org/b:c, www.a.org and a@b.org, [x](mailto:a@b.org) or [r][r].\n\n![i][r]\n\n[r]: /a:b "T: t"';
    expect(outlineOf(body)).toBe(`
paragraph:1
  text:1 value="See "
  link:1 url="https://a.org/b:c"
    text:1 value="https://a.org/b:c"
  text:1 value=", "
  link:1 url="http://www.a.org"
    text:1 value="www.a.org"
  text:1 value=" and "
  link:1 url="mailto:a@b.org"
    text:1 value="a@b.org"
  text:1 value=", "
  link:1 url="mailto:a@b.org"
    text:1 value="x"
  text:1 value=" or "
  link:1 url="/a:b" title="T: t" identifier="r"
    text:1 value="r"
  text:1 value="."
paragraph:3
  image:3 url="/a:b" title="T: t" alt="i" identifier="r"
`);
  });

  it("has admonitions in each other, in lists and in quotes", () => {
    const body =
      "::::note[Names: *differ*]\nText.\n\n:::tip\n- x\n:::\n::::\n\n- :::danger\n  y\n  :::\n\n> :::info\n> z\n> :::";
    expect(outlineOf(body)).toBe(`
containerDirective:1 name="note"
  paragraph:1 label
    text:1 value="Names: "
    emphasis:1
      text:1 value="differ"
  paragraph:2
    text:2 value="Text."
  containerDirective:4 name="tip"
    list:5
      listItem:5
        paragraph:5
          text:5 value="x"
list:9
  listItem:9
    containerDirective:9 name="danger"
      paragraph:10
        text:10 value="y"
blockquote:13
  containerDirective:13 name="info"
    paragraph:14
      text:14 value="z"
`);
  });

  it("has block components outside paragraphs, with their text in paragraphs", () => {
    const body =
      '<Cards>\n<Card title="A" href="./a.mdx">One `x`: y.</Card>\n<Card\n  title="B"\n  href="https://b.org/"\n>\n\nTwo\n\n</Card>\n</Cards>\n\n<Cards><Card title="C" href="/c">Three</Card></Cards>';
    expect(outlineOf(body)).toBe(`
mdxJsxFlowElement:1 name="Cards"
  mdxJsxFlowElement:2 name="Card" @title="A" @href="./a.mdx"
    paragraph:2
      text:2 value="One "
      inlineCode:2 value="x"
      text:2 value=": y."
  mdxJsxFlowElement:3 name="Card" @title="B" @href="https://b.org/"
    paragraph:8
      text:8 value="Two"
mdxJsxFlowElement:13 name="Cards"
  mdxJsxFlowElement:13 name="Card" @title="C" @href="/c"
    paragraph:13
      text:13 value="Three"
`);
  });

  it("has the columns of the text as written", () => {
    const { children } = parse("é 😀 a:b ern:C *x*", source);
    const [paragraph] = children;
    expect(paragraph).toMatchObject({
      children: [{ value: "é 😀 a:b ern:C " }, { position: { start: { column: 16 } } }],
    });
  });
});
