import { readFileSync } from "node:fs";
import path from "node:path";

import { siteShortcodes } from "../../gatsby/compiled/site-shortcodes";
import { fakeToolkit } from "../../test/content/fake-toolkit";
import { unravel } from "../shortcodes/expand-shortcodes";
import { parse } from "./parse";

type Tree = Record<string, unknown> & { type: string };

interface Attribute {
  name?: string;
  value?: string | { value: string } | null;
}

interface Fixture {
  name: string;
  body: string[];
  /** Output of remark-parse, remark-gfm, remark-mdx and micromark's directives, one line per node. */
  tree: string[];
}

const fixtures = JSON.parse(readFileSync(path.join(__dirname, "parsed-trees.json"), "utf8")) as Fixture[];

const fields = "name depth ordered start checked spread lang meta url title alt identifier align value".split(" ");

const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== false;

const attribute = ({ name = "", value }: Attribute): string =>
  `@${name}=${JSON.stringify(value && typeof value === "object" ? `{${value.value}}` : (value ?? null))}`;

/** One line per node: its type, its line and its text. */
const outline = (node: Tree, depth = 0): string[] => {
  const { start } = node["position"] as { start: { line: number } };
  const attributes = Array.isArray(node["attributes"]) ? (node["attributes"] as Attribute[]) : [];
  const isLabel = (node["data"] as Record<string, unknown> | undefined)?.["directiveLabel"] === true;
  const said = [
    ...fields.filter((field) => isSaid(node[field])).map((field) => `${field}=${JSON.stringify(node[field])}`),
    ...attributes.map(attribute),
    ...(isLabel ? ["label"] : []),
  ];
  const children = (node["children"] as Tree[] | undefined) ?? [];
  return [
    `${"  ".repeat(depth)}${node.type}:${start.line} ${said.join(" ")}`.trimEnd(),
    ...children.flatMap((child) => outline(child, depth + 1)),
  ];
};

const source = { file: "content/docs/page.mdx", lineOffset: 3 };

describe("the syntax tree", () => {
  it.each(fixtures)("of $name matches micromark's", ({ body, tree }) => {
    const root = parse(body.join("\n"), source);
    unravel(root, siteShortcodes(fakeToolkit));
    expect(root.children.flatMap((node) => outline(node as unknown as Tree))).toEqual(tree);
  });

  it("has the columns of the text as written", () => {
    const { children } = parse("é 😀 a:b ern:C *x*", source);
    const [paragraph] = children;
    expect(paragraph).toMatchObject({
      children: [{ value: "é 😀 a:b ern:C " }, { position: { start: { column: 16 } } }],
    });
  });
});
