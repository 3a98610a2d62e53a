import { foldText } from "../../../ern/text/fold-text";
import type { ErnDocument, NodeId } from "../../../ern/types";
import { listAttributes } from "../../../ern/xml/attributes";
import { isElement, localNameOf, rangeOf, textOf } from "../../../ern/xml/nodes";
import type { FoundValue } from "./analysis";

/** The number of characters shown of a value. */
const SHOWN = 120;

/** The part of a value around the match. */
const cut = (text: string, wanted: string): string => {
  const value = text.trim();
  if (value.length <= SHOWN) return value;
  const from = Math.max(0, foldText(value).indexOf(wanted) - SHOWN / 3);
  return `${from > 0 ? "…" : ""}${value.slice(from, from + SHOWN)}…`;
};

/** Returns a function that checks whether an element itself matches, by its name, text or an attribute. `wanted` is folded. */
export const lookFor = (document: ErnDocument, wanted: string): ((node: NodeId) => FoundValue | undefined) => {
  const { after, name: nameAt, names } = document.nodes;
  const begins = names.map((name) => foldText(name.slice(name.indexOf(":") + 1)).startsWith(wanted));
  const says = (text: string): boolean => foldText(text).includes(wanted);
  return (node) => {
    if (!isElement(document, node)) return undefined;
    const hasElements = after[node]! > node + 1 && isElement(document, node + 1);
    const text = hasElements ? "" : textOf(document, node);
    if (begins[nameAt[node]!] || says(text))
      return { name: localNameOf(document, node), value: cut(text, wanted), ...rangeOf(document, node) };
    const attribute = listAttributes(document, node).find(({ value }) => says(value));
    return attribute && { name: attribute.name, value: cut(attribute.value, wanted), ...attribute.range };
  };
};
