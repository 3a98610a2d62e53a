import type { Content, Root } from "mdast";
// The types of expressions in a tree.
import type {} from "mdast-util-mdx-expression";
import type { Parent } from "unist";

import { type Diagnostic, type FoundDiagnostic, problem, suggest } from "../../diagnostics/diagnostic";
import { componentProps, isComponent } from "../nodes/component";
import { walk } from "../nodes/walk";
import type { Shortcodes } from "../shortcodes/shortcode";
import { componentDiagnostic } from "./component-diagnostic";
import { fenceDiagnostic } from "./fence-diagnostic";

/** The first node below the root, in reading order, that has a problem, and the problem. */
export const firstDiagnostic = (
  tree: Root,
  diagnosticOf: (node: Content, parent: Parent) => Diagnostic | undefined,
): FoundDiagnostic | undefined => {
  let found: FoundDiagnostic | undefined;
  walk(tree, (node, parent) => {
    const diagnostic = diagnosticOf(node, parent);
    if (diagnostic) found = { node, ...diagnostic };
    return found !== undefined;
  });
  return found;
};

const COMMENTS = /^(?:\s|\/\*(?:(?!\*\/)[^])*\*\/|\/\/.*\n)*$/;

const diagnosticOf = (node: Content, parent: Parent, shortcodes: Shortcodes): Diagnostic | undefined => {
  switch (node.type) {
    case "mdxjsEsm":
      return problem("esm");
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return node.value.trim() !== "" && COMMENTS.test(node.value) ? undefined : problem("expression", { ...node });
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return componentDiagnostic(node, parent, shortcodes);
    case "containerDirective": {
      const { name } = node;
      const known = [...shortcodes.directives.keys()];
      if (known.includes(name)) return undefined;
      return problem("admonition-unknown", { name, suggestion: suggest(name, known, [":::", ""]) });
    }
    case "code":
      return fenceDiagnostic(node);
    case "paragraph": {
      if (parent.type === "root" && node.position!.start.column > 4) return problem("code-indented");
      const [first] = node.children;
      return first?.type === "text" && first.value.startsWith("|") ? problem("table-headless") : undefined;
    }
    case "image":
      if (/^(\/|[a-z][a-z\d+.-]*:)/i.test(node.url)) return problem("image-elsewhere", { ...node });
      return node.alt?.trim() ? undefined : problem("image-alt", { ...node });
    default:
      return undefined;
  }
};

/** The first node that isn't allowed on a static page, and why; undefined if there is none. */
export const findDiagnostic = (tree: Root, shortcodes: Shortcodes): FoundDiagnostic | undefined =>
  firstDiagnostic(tree, (node, parent) => diagnosticOf(node, parent, shortcodes));

/** The first shortcode that refers to something that doesn't exist, and what it may refer to instead. */
export const findMissing = (tree: Root, { components }: Shortcodes): FoundDiagnostic | undefined =>
  firstDiagnostic(tree, (node) =>
    isComponent(node) ? components.get(node.name ?? "")?.missing?.(componentProps(node)) : undefined,
  );
