import type { Root as HtmlRoot } from "hast";
import type { Paragraph, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { defaultHandlers, toHast } from "mdast-util-to-hast";
import type { Handler, Handlers, State } from "mdast-util-to-hast";

import { codeNode } from "./code-node";
import { componentNode } from "./component-node";
import type { Source } from "../../diagnostics/file-line";
import { headingNode } from "./heading-node";
import { imageNode } from "./image-node";
import { inlineCodeNode } from "./inline-code-node";
import { listItemNode } from "./list-item-node";
import { nameBackReferences } from "./name-back-references";
import { tableNode } from "./table-node";
import type { Component } from "../nodes/component";
import { walk } from "../nodes/walk";
import type { Shortcodes } from "../shortcodes/shortcode";

const nothing = (): null => null;

const sharedHandlers: Handlers = {
  code: (_state, node) => codeNode(node),
  heading: headingNode,
  inlineCode: inlineCodeNode,
  listItem: listItemNode,
  mdxFlowExpression: nothing,
  mdxTextExpression: nothing,
  mdxjsEsm: nothing,
  table: tableNode,
};

const handlersFor = (source: Source, shortcodes: Shortcodes): Handlers => {
  const component = (state: State, node: Component) => componentNode(state, node, shortcodes);
  return {
    ...sharedHandlers,
    containerDirective: (state, node: ContainerDirective) =>
      shortcodes.directives.get(node.name)?.html(node, state) ?? state.all(node),
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
const findNotes = (tree: Root, state: State): void => {
  walk(tree, (node) => {
    if (node.type === "footnoteDefinition") state.footnoteById[node.identifier.toUpperCase()] ??= node;
  });
};

/** Turns a checked syntax tree with numbered headings and resolved links into HTML elements and islands. */
export const toPageHast = (tree: Root, source: Source, shortcodes: Shortcodes): HtmlRoot => {
  const page: Handler = (state: State) => {
    findNotes(tree, state);
    return defaultHandlers.root(state, tree) as ReturnType<Handler>;
  };
  // A node without children, so nothing is walked.
  const root = toHast({ type: "page" } as unknown as Root, {
    handlers: { ...handlersFor(source, shortcodes), page },
  }) as HtmlRoot;
  nameBackReferences(root);
  return root;
};
