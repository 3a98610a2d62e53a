import type { Content, Heading, Paragraph, PhrasingContent, Root, Text } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown as serialize } from "mdast-util-to-markdown";
import type { Options } from "mdast-util-to-markdown";

import { admonitions } from "../words/admonitions";
import { codeMeta } from "../code/code-meta";
import { componentProps } from "../nodes/component-props";
import { isComponent } from "../nodes/is-component";
import type { Component } from "../nodes/is-component";
import { splitDirective } from "../nodes/split-directive";

const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: "paragraph", children });

const text = (value: string): Text => ({ type: "text", value });

const strong = (...children: PhrasingContent[]): PhrasingContent => ({ type: "strong", children });

/** The content with a bold title, on the same line where it begins with a paragraph. */
const titled = (title: PhrasingContent[], content: Content[]): Content[] => {
  const [first, ...rest] = content;
  const label = strong(...title, text(":"));
  return first?.type === "paragraph"
    ? [paragraph(label, text(" "), ...first.children), ...rest]
    : [paragraph(label), ...content];
};

const card = (node: Component): Content => {
  const { href = "", title = "" } = componentProps(node);
  const inline = plain(node.children).flatMap((child) =>
    child.type === "paragraph" ? child.children : [child as PhrasingContent],
  );
  const link: PhrasingContent = { type: "link", url: href, children: [text(title)] };
  return {
    type: "listItem",
    spread: false,
    children: [paragraph(link, ...(inline.length > 0 ? [text(": "), ...inline] : []))],
  };
};

const component = (node: Component): Content[] => {
  const { known, label, note, summary, value } = componentProps(node);
  switch (node.name) {
    case "Tab":
      return [paragraph(strong(text(label ?? ""))), ...plain(node.children)];
    case "Details":
      return [paragraph(strong(text(summary ?? ""))), ...plain(node.children)];
    case "Status":
      return [text(`(${value}${known === undefined ? "" : `, ${known}`}${note === undefined ? "" : `: ${note}`})`)];
    case "Cards":
      return [
        {
          type: "list",
          ordered: false,
          spread: false,
          children: node.children.flatMap((child) => (isComponent(child, "Card") ? [card(child)] : [])),
        } as Content,
      ];
    default:
      return plain(node.children);
  }
};

/** Inline content without the blank that a comment leaves behind. */
const trimmedEnd = (nodes: PhrasingContent[]): PhrasingContent[] => {
  const last = nodes.at(-1);
  return last?.type === "text" ? [...nodes.slice(0, -1), text(last.value.trimEnd())] : nodes;
};

const withoutEmpty = (node: Paragraph | Heading): Content[] => (node.children.length > 0 ? [node] : []);

const plainNode = (node: Content): Content[] => {
  if (isComponent(node)) return component(node);
  switch (node.type) {
    case "mdxFlowExpression":
    case "mdxTextExpression":
    case "mdxjsEsm":
      return [];
    case "containerDirective": {
      const { label, children } = splitDirective(node);
      const title = label?.children ?? [text(admonitions.get(node.name) ?? node.name)];
      return [{ type: "blockquote", children: titled(title, plain(children)) } as Content];
    }
    case "code": {
      const { title } = codeMeta(node.meta ?? "");
      return [{ ...node, meta: title === undefined ? null : `title="${title}"` }];
    }
    case "paragraph":
    case "heading":
      return withoutEmpty({ ...node, children: trimmedEnd(plain(node.children) as PhrasingContent[]) });
    default:
      return "children" in node ? [{ ...node, children: plain(node.children) } as Content] : [node];
  }
};

const plain = (nodes: Content[]): Content[] => nodes.flatMap(plainNode);

const options: Options = {
  bullet: "-",
  fences: true,
  listItemIndent: "one",
  rule: "-",
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/** Gives the page as plain GitHub Markdown: components and directives become what they say. */
export const toMarkdown = (tree: Root): string => serialize({ type: "root", children: plain(tree.children) }, options);
