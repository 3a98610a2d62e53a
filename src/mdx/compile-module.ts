import path from "node:path";

import type { Element, ElementContent } from "hast";
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from "mdast-util-mdx-jsx";
import type { Node } from "unist";

import type { ContentNode } from "../utils/content-node";
import { findDiagnostic } from "./check/find-diagnostic";
import { type PageInput, parsePage } from "./compile";
import { type HtmlNode, isImage } from "./html/mark-fold";
import { toContentTree, toReactProps } from "./html/to-content-tree";
import { toPageHast } from "./html/to-page-hast";
import type { ModuleCode } from "./nodes/html-nodes";
import { printSlots } from "./nodes/slots";
import { walk } from "./nodes/walk";
import type { Shortcodes } from "./shortcodes/shortcode";

/** Returns whether it is or holds something that the compile pass can't print. */
const isCode = (node: HtmlNode): boolean =>
  node.type === "moduleCode" || isImage(node) || (node.type === "element" && node.children.some(isCode));

const propsOf = (props: Record<string, unknown>): string =>
  Object.entries(props)
    .map(([name, value]) => ` ${name}={${JSON.stringify(value)}}`)
    .join("");

const toAttribute = (attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): string => {
  if (attribute.type === "mdxJsxExpressionAttribute") return ` {${attribute.value}}`;
  const { name, value } = attribute;
  if (value === null || value === undefined) return ` ${name}`;
  return ` ${name}={${typeof value === "string" ? JSON.stringify(value) : value.value}}`;
};

const element = (name: string, attributes: string, children: string): string =>
  `<${name}${attributes}>${children}</${name}>`;

/** Returns the JSX of content from the compile pass: a run of HTML, or a content tree. */
const staticJsx = (node: ContentNode): string =>
  typeof node === "string"
    ? `<div dangerouslySetInnerHTML={${JSON.stringify({ __html: node })}} />`
    : `<ContentTree nodes={${JSON.stringify([node])}} />`;

/** Returns the content tree of nodes without code. */
const staticContent = (nodes: readonly HtmlNode[]): { content: ContentNode[]; styled: string[] } => {
  const { nodes: open, styled } = toContentTree({ children: [...nodes] });
  return { content: printSlots(open), styled };
};

const codeJsx = (node: ModuleCode): string => {
  const { mdx } = node;
  if ("attributes" in mdx)
    return element(mdx.name ?? "", mdx.attributes.map(toAttribute).join(""), inlineJsx(node.children));
  return `{${mdx.value}}`;
};

const nodeJsx = (node: ElementContent): string => {
  if (node.type === "moduleCode") return codeJsx(node);
  if (node.type === "text") return `{${JSON.stringify(node.value)}}`;
  if (isImage(node)) {
    const { src, alt, title } = node.slot.image;
    return `<img${propsOf({ src, alt, title })} />`;
  }
  if (node.type !== "element") return staticContent([node]).content.map(staticJsx).join("");
  const { tagName, properties = {}, children } = node satisfies Element;
  return children.length > 0
    ? element(tagName, propsOf(toReactProps(properties)), inlineJsx(children))
    : `<${tagName}${propsOf(toReactProps(properties))} />`;
};

const inlineJsx = (nodes: readonly ElementContent[]): string => nodes.map(nodeJsx).join("");

/** Top-level nodes: what the compile pass can print becomes content, and the rest JSX. */
const toBlocks = (nodes: readonly ElementContent[]): { jsx: string[]; styled: string[] } => {
  const jsx: string[] = [];
  const names: string[] = [];
  let run: ElementContent[] = [];
  const endRun = (): void => {
    const { content, styled } = staticContent(run);
    names.push(...styled);
    jsx.push(...content.map(staticJsx));
    run = [];
  };
  for (const node of nodes)
    if (!isCode(node)) run.push(node);
    else {
      endRun();
      jsx.push(nodeJsx(node));
    }
  endRun();
  return { jsx, styled: names };
};

/**
 * Returns the TypeScript module of an interactive page: its imports and exports as written, and a component that prints
 * the rest, like a static page where it is one. `stylesOf` returns the CSS of classes and islands that isn't on all pages.
 */
export const compileModule = (
  input: Omit<PageInput, "interactive" | "path">,
  shortcodes: Shortcodes,
  stylesOf: (names: readonly string[]) => readonly string[],
): string => {
  const { tree } = parsePage({ ...input, interactive: true }, shortcodes);
  const esm = tree.children.flatMap((node) => (node.type === "mdxjsEsm" ? [node.value] : []));
  const code = new Set<Node>();
  for (const node of tree.children)
    if (findDiagnostic({ type: "root", children: [node] }, shortcodes)) {
      code.add(node);
      walk(node, (below) => void code.add(below));
    }
  const page = toPageHast(tree, input, shortcodes, (node) => code.has(node));
  const { jsx, styled } = toBlocks(page.children as ElementContent[]);
  const written = [...esm, ...jsx].join("\n").matchAll(/\bclassName="([^"]*)"/g);
  const classes = [...written].flatMap(([, names = ""]) => names.split(" "));
  const styles = stylesOf([...styled, ...classes]).map(
    (css) => `<style dangerouslySetInnerHTML={${JSON.stringify({ __html: css })}} />`,
  );
  const body = [...styles, ...jsx].join("\n");
  const from = path.posix.relative(path.posix.dirname(input.file), "src/components/article/content-tree");
  const imports = body.includes("<ContentTree ") ? [`import { ContentTree } from "${from}";`] : [];
  return [...imports, ...esm, `export default function Content() {\nreturn <>\n${body}\n</>;\n}\n`].join("\n\n");
};
