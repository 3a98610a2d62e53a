import type { Element, ElementContent, Root as HtmlRoot } from "hast";
import { h } from "hastscript";
import type { Code, Heading, Image, InlineCode, ListItem, Paragraph, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx-expression";
import { defaultHandlers, type Handler, type Handlers, type State, toHast } from "mdast-util-to-hast";
import { visit } from "unist-util-visit";

import { fileLine, type Source } from "../../diagnostics/diagnostic";
import { blockFacts } from "../code/block-facts";
import { codeBlock } from "../code/code-block";
import { parseCodeMeta } from "../code/code-meta";
import { packageManagers } from "../code/package-managers";
import { type Component, componentProps, contentOf } from "../nodes/component";
import { island, type ModuleCode, type SlotNode, slotNode } from "../nodes/html-nodes";
import { plainText, walk } from "../nodes/walk";
import type { Shortcodes } from "../shortcodes/shortcode";
import { tabGroup, tabPanel } from "../shortcodes/tabs";
import { markWords } from "./mark-words";
import { tableNode } from "./table-box";

const managers = [
  { value: "npm", label: "npm" },
  { value: "yarn", label: "Yarn" },
  { value: "pnpm", label: "pnpm" },
] as const;

/** Turns a code fence into a code block, or into one tab per package manager. */
const codeNode = (node: Code): ElementContent => {
  const { value: code, lang, meta } = node;
  const block = (text: string, facts = blockFacts(node)): ElementContent =>
    codeBlock(text, lang ?? "text", meta ?? "", facts);
  if (!parseCodeMeta(meta).npm2yarn) return block(code);
  const commands = packageManagers(code);
  return tabGroup(
    { groupId: "package-manager", tabs: managers },
    // The npm command is checked; the others are derived from it.
    managers.map(({ value }) => tabPanel(value, [block(commands[value], value === "npm" ? undefined : {})])),
  );
};

/** Turns a list item into HTML; a task's text is the accessible name of its checkbox. */
const listItemNode = (state: State, node: ListItem, parent: Parameters<Handler>[2]): Element => {
  const item = defaultHandlers.listItem(state, node, parent);
  if (typeof node.checked !== "boolean") return item;
  const [first] = node.children;
  visit(item, "element", (input) => {
    if (input.tagName !== "input") return;
    input.properties = { ...input.properties, ariaLabel: first ? plainText(first) : "" };
    return false;
  });
  return item;
};

/** A short name with hyphens, at which browsers would break it. */
const HYPHENATED_NAME = /^(?=.{1,24}$)[^\s-]*-\S*$/;

/** Turns inline code into HTML; names such as `ddex-builder` stay on one line. */
const inlineCodeNode = (state: State, node: InlineCode): Element => {
  const code = defaultHandlers.inlineCode(state, node) as Element;
  if (HYPHENATED_NAME.test(node.value)) code.properties = { ...code.properties, className: ["unbroken"] };
  return code;
};

/** Turns an image into a slot; the page's query finds its file. */
const imageNode = (node: Image, source: Source): SlotNode => {
  const { url: src, alt, title } = node;
  const image = { src, alt: alt ?? "", ...(title ? { title } : {}), line: fileLine(node, source) };
  return slotNode({ image }, { classes: ["image-zoom"] });
};

/** Turns a heading with an id into one with a link to itself. */
const headingNode = (state: State, node: Heading): Element => {
  const id = String((node.data?.["hProperties"] as { id?: string } | undefined)?.id ?? "");
  const anchor = h("a.anchor", { href: `#${id}`, ariaLabel: `Direct link to ${plainText(node).trim()}` });
  return h(`h${node.depth}`, { id }, [...state.all(node), anchor]);
};

/** Turns a component into the HTML or island of its shortcode; other components keep only their content. */
const componentNode = (
  state: State,
  node: Component,
  { components }: Shortcodes,
): ElementContent | ElementContent[] => {
  const shortcode = components.get(node.name ?? "");
  const props = componentProps(node);
  if (shortcode?.html) return shortcode.html(node, props, state);
  return shortcode?.island === undefined ? state.all(node) : island(shortcode.island, props, contentOf(state, node));
};

/** Whether it is code of an interactive page's module. */
type IsCode = (node: ModuleCode["mdx"]) => boolean;

const moduleCode = (mdx: ModuleCode["mdx"], children: ElementContent[]): ModuleCode => ({
  type: "moduleCode",
  mdx,
  children,
});

const sharedHandlers: Handlers = {
  code: (_state, node) => codeNode(node),
  heading: headingNode,
  inlineCode: inlineCodeNode,
  listItem: listItemNode,
  mdxjsEsm: () => null,
  table: tableNode,
};

const handlersFor = (source: Source, shortcodes: Shortcodes, isCode: IsCode): Handlers => {
  const component = (state: State, node: Component) =>
    isCode(node) ? moduleCode(node, state.all(node)) : componentNode(state, node, shortcodes);
  const expression = (_state: State, node: MdxFlowExpression | MdxTextExpression) =>
    isCode(node) ? moduleCode(node, []) : null;
  return {
    ...sharedHandlers,
    containerDirective: (state, node: ContainerDirective) =>
      shortcodes.directives.get(node.name)?.html(node, state) ?? state.all(node),
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
    mdxJsxFlowElement: component,
    mdxJsxTextElement: component,
    image: (_state, node) => imageNode(node, source),
    paragraph: (state, node: Paragraph) => {
      const [first, ...others] = node.children;
      return first?.type === "image" && others.length === 0
        ? imageNode(first, source)
        : defaultHandlers.paragraph(state, node);
    },
  };
};

/** Registers a page's notes. mdast-util-to-hast would do so in a walk that takes as long as everything else. */
const registerNotes = (tree: Root, state: State): void => {
  walk(tree, (node) => {
    if (node.type === "footnoteDefinition") state.footnoteById[node.identifier.toUpperCase()] ??= node;
  });
};

/** Gives each link from a footnote back to the text its own accessible name. */
const nameBackReferences = (root: HtmlRoot): void => {
  const section = root.children.findLast(
    (node): node is Element => node.type === "element" && node.properties?.["dataFootnotes"] === true,
  );
  if (!section) return;
  let note = 0;
  let reference = 0;
  visit(section, "element", (node) => {
    if (node.tagName === "li" && String(node.properties?.["id"] ?? "").startsWith("user-content-fn-")) {
      note += 1;
      reference = 0;
    }
    if (!node.properties || !("dataFootnoteBackref" in node.properties)) return;
    reference += 1;
    node.properties["ariaLabel"] = `Back to reference ${note}${reference > 1 ? `-${reference}` : ""}`;
  });
};

/** Turns a checked syntax tree with numbered headings and resolved links into HTML elements, islands and code. */
export const toPageHast = (
  tree: Root,
  source: Source,
  shortcodes: Shortcodes,
  isCode: IsCode = () => false,
): HtmlRoot => {
  const page: Handler = (state: State) => {
    registerNotes(tree, state);
    return defaultHandlers.root(state, tree) as ReturnType<Handler>;
  };
  // A node without children, so nothing is walked.
  const root = toHast({ type: "page" } as unknown as Root, {
    handlers: { ...handlersFor(source, shortcodes, isCode), page },
  }) as HtmlRoot;
  nameBackReferences(root);
  markWords(root);
  return root;
};
