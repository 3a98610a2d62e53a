import type { Code, Content, Heading, ListItem, PhrasingContent, Root } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { type Options, toMarkdown as serialize } from "mdast-util-to-markdown";

import { blockFacts } from "../code/block-facts";
import { type CodeMeta, parseCodeMeta } from "../code/code-meta";
import { notedLine } from "../code/transform-fences";
import { componentProps } from "../nodes/component";
import { code, paragraph, text } from "../nodes/markdown-nodes";
import { nodesOf, walk } from "../nodes/walk";
import type { Shortcodes, ToPlain } from "../shortcodes/shortcode";

/** Returns inline content without the trailing space that a comment leaves behind. */
const trimEnd = (nodes: PhrasingContent[]): PhrasingContent[] => {
  const last = nodes.at(-1);
  return last?.type === "text" ? [...nodes.slice(0, -1), text(last.value.trimEnd())] : nodes;
};

/** Returns the content of a list item; a note on a line of code starts with the line number. */
const withLine = (item: ListItem): Content[] => {
  const line = notedLine(item);
  const [first, ...rest] = item.children;
  return line === undefined || first?.type !== "paragraph"
    ? item.children
    : [{ ...first, children: [text(`Line ${line}: `), ...first.children] }, ...rest];
};

/** Returns the code, as a diff if lines go, because the old and the new lines together aren't code. */
const toDiff = (node: Code, { deleted, inserted }: CodeMeta): Pick<Code, "lang" | "value"> => {
  if (deleted.size === 0) return node;
  const signOf = (line: number): string => (deleted.has(line) ? "-" : inserted.has(line) ? "+" : " ");
  const lines = node.value.split("\n").map((line, index) => signOf(index + 1) + line);
  return { lang: "diff", value: lines.join("\n") };
};

/** Returns a function that turns content into plain Markdown, with the text of these shortcodes and URLs from `addressOf`. */
const plainWith = ({ components, directives }: Shortcodes, addressOf: (href: string) => string): ToPlain => {
  const plainNode = (node: Content): Content[] => {
    switch (node.type) {
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement": {
        const shortcode = components.get(node.name ?? "");
        return shortcode?.markdown ? shortcode.markdown(node, componentProps(node), plain) : plain(node.children);
      }
      case "containerDirective":
        return directives.get(node.name)?.markdown(node, plain) ?? plain(node.children);
      case "mdxFlowExpression":
      case "mdxTextExpression":
      case "mdxjsEsm":
        return [];
      case "code": {
        const meta = parseCodeMeta(node.meta);
        const { title, recorded } = meta;
        const { file } = blockFacts(node);
        const name = code(title ?? "");
        const command = file ? [text(" ("), code(`curl -O ${addressOf(file)}`), text(")")] : [];
        return [
          ...(title === undefined ? [] : [paragraph(name, ...command, text(":"))]),
          { ...node, ...toDiff(node, meta), meta: null },
          ...(recorded === undefined ? [] : [paragraph(text(`Recorded: ${recorded}`))]),
        ];
      }
      case "image":
        return [{ type: "emphasis", children: [text(["Picture", node.alt, node.title].filter(Boolean).join(": "))] }];
      case "link":
        return [{ ...node, children: plain(node.children) } as Content];
      case "listItem":
        return [{ ...node, children: plain(withLine(node)) } as Content];
      case "paragraph":
      case "heading": {
        const children = trimEnd(plain(node.children) as PhrasingContent[]);
        return children.length > 0 ? [{ ...node, children }] : [];
      }
      default:
        return "children" in node ? [{ ...node, children: plain(node.children) } as Content] : [node];
    }
  };
  const plain: ToPlain = (nodes) => nodes.flatMap(plainNode);
  return plain;
};

/** Puts headings without a level of their own one level below their section. */
const placeSubheadings = (root: Root): void => {
  let depth = 1;
  walk(root, (node) => {
    if (node.type !== "heading") return;
    if (node.data?.["isSubheading"]) node.depth = Math.min(depth + 1, 6) as Heading["depth"];
    else depth = node.depth;
  });
};

const options: Options = {
  bullet: "-",
  fences: true,
  listItemIndent: "one",
  rule: "-",
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/** Marks an href that depends on other pages, in Markdown to be kept. */
export const markHref = (href: string): string => (/^[/#]/.test(href) ? `\uE000${href}\uE001` : href);

/** Returns Markdown with what the marked hrefs lead to. */
export const withHrefs = (markdown: string, addressOf: (href: string) => string): string =>
  markdown.replace(/\uE000([^\uE001]*)\uE001/g, (_, href: string) => addressOf(href));

/** Returns the page as plain GitHub Markdown: components and directives become text, `addressOf` gives the links. */
export const toMarkdown = (tree: Root, shortcodes: Shortcodes, addressOf: (href: string) => string): string => {
  const root: Root = { type: "root", children: plainWith(shortcodes, addressOf)(tree.children) };
  placeSubheadings(root);
  for (const node of nodesOf(root, "link")) node.url = addressOf(node.url);
  return serialize(root, options);
};
