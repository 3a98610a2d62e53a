import type { Root as HtmlRoot } from "hast";
import type { Paragraph, Root } from "mdast";
import { defaultHandlers, toHast } from "mdast-util-to-hast";
import type { Handlers } from "mdast-util-to-hast";

import { admonitionNode } from "../words/admonition-node";
import { codeNode } from "./code-node";
import { componentNode } from "./component-node";
import type { Source } from "../../problems/file-line";
import { headingNode } from "./heading-node";
import { imageNode } from "./image-node";
import { inlineCodeNode } from "./inline-code-node";
import { listItemNode } from "./list-item-node";
import { nameBackReferences } from "./name-back-references";
import { tableNode } from "./table-node";

const nothing = (): null => null;

const sharedHandlers: Handlers = {
  code: (_state, node) => codeNode(node),
  containerDirective: admonitionNode,
  heading: headingNode,
  inlineCode: inlineCodeNode,
  listItem: listItemNode,
  mdxFlowExpression: nothing,
  mdxJsxFlowElement: componentNode,
  mdxJsxTextElement: componentNode,
  mdxTextExpression: nothing,
  mdxjsEsm: nothing,
  table: tableNode,
};

const handlersFor = (source: Source): Handlers => ({
  ...sharedHandlers,
  image: (_state, node) => imageNode(node, source),
  paragraph: (state, node: Paragraph) => {
    const [first, ...others] = node.children;
    return first?.type === "image" && others.length === 0
      ? imageNode(first, source)
      : defaultHandlers.paragraph(state, node);
  },
});

/** Turns a checked syntax tree, its headings numbered and links resolved, into HTML elements and islands. */
export const toPageHast = (tree: Root, source: Source): HtmlRoot => {
  const root = toHast(tree, { handlers: handlersFor(source) }) as HtmlRoot;
  nameBackReferences(root);
  return root;
};
