import { readdirSync, readFileSync } from "node:fs";

import { childElements, type ErnDocument, nameOf, type NodeId, parseErn, rangeOf } from "../../../ern";
import { fixturesFolder } from "../../../config/content";
import { highlight } from "../../../utils/highlight/highlight";

const MOST_CHILDREN = 8;

/** An element's source; of its children's contents only what fits in a line. */
const excerpt = (document: ErnDocument, node: NodeId): string => {
  const sourceOf = (element: NodeId): string => {
    const { from, to } = rangeOf(document, element);
    return document.source.slice(from, to);
  };
  const source = sourceOf(node);
  const children = childElements(document, node);
  if (children.length === 0) return source;
  const opening = source.slice(0, source.indexOf(">") + 1);
  const lines = children.slice(0, MOST_CHILDREN).map((child) => {
    const inner = sourceOf(child);
    if (!inner.includes("\n")) return `  ${inner}`;
    return `  ${inner.slice(0, inner.indexOf(">") + 1)}…</${nameOf(document, child)}>`;
  });
  const more = children.length > MOST_CHILDREN ? ["  …"] : [];
  return [opening, ...lines, ...more, `</${nameOf(document, node)}>`].join("\n");
};

/** The HTML of an example of each element, from the messages in a folder; those of newer versions come first. */
export const readExamples = (folder = fixturesFolder): ReadonlyMap<string, string> => {
  const examples = new Map<string, string>();
  for (const file of readdirSync(folder)
    .filter((name) => /^(?:album|single|release)-\d+\.xml$/.test(name))
    .sort()) {
    const document = parseErn(readFileSync(`${folder}/${file}`, "utf8"));
    const visit = (node: NodeId): void => {
      const name = nameOf(document, node);
      if (!examples.has(name) && node !== document.root)
        examples.set(name, highlight(excerpt(document, node), "xml").join("\n"));
      childElements(document, node).forEach(visit);
    };
    visit(document.root);
  }
  return examples;
};
