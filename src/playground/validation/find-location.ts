import type { ErnDocument, NodeId, Range } from "../../ern/types";
import { findAttribute } from "../../ern/xml/attributes";
import { childElements, contentRangeOf, nameOf, rangeOf } from "../../ern/xml/nodes";

const STEP = /^([^[\]]+)(?:\[(\d+)\])?$/;

interface Place {
  node: NodeId;
  /** The attribute, if the path leads to one. */
  attribute?: string;
}

/**
 * The element that a libxml2 path leads to. Its steps have the names as written and count those with the same name; for
 * a namespace without a prefix they're stars that count all.
 */
export const findLocation = (document: ErnDocument, xpath: string): Place => {
  let node: NodeId = 0;
  for (const step of xpath.split("/").filter(Boolean)) {
    if (step.startsWith("@")) return { node, attribute: step.slice(1) };
    const [, name = "*", number = "1"] = STEP.exec(step) ?? [];
    const children: NodeId[] = childElements(document, node);
    const same = name === "*" ? children : children.filter((child) => nameOf(document, child) === name);
    const next = same[Number(number) - 1];
    if (next === undefined) break;
    node = next;
  }
  return { node: node || document.root };
};

/** The source range to show for a location: an attribute's value, an element's text if the problem is about that, otherwise its opening tag. */
export const rangeOfLocation = (document: ErnDocument, { node, attribute }: Place, isOfText: boolean): Range => {
  const written = attribute === undefined ? undefined : findAttribute(document, node, attribute);
  if (written) return { from: written.from, to: written.to };
  const content = contentRangeOf(document, node);
  const isShown = isOfText && content.to > content.from;
  return isShown ? content : { from: rangeOf(document, node).from, to: content.from };
};
