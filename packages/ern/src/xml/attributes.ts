import type { ErnAttribute, ErnDocument, NodeId } from "../types";
import { normalizeLineEnds, resolveEntities } from "./escape";
import { isElement, openTagEnd } from "./nodes";

const ATTRIBUTE = /([^\s=/>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** An attribute's value as XML reads it. */
const toValue = (raw: string): string =>
  /[\t\n\r&]/.test(raw) ? resolveEntities(normalizeLineEnds(raw).replace(/[\t\n]/g, " ")) : raw;

/** Returns the attributes of an element in document order, including namespace declarations. */
export const listAttributes = (document: ErnDocument, node: NodeId): ErnAttribute[] => {
  if (!isElement(document, node)) return [];
  const { nodes, source } = document;
  const from = nodes.start[node]! + 1 + nodes.names[nodes.name[node]!]!.length;
  const to = openTagEnd(document, node);
  if (to - from < 4) return [];
  const tag = source.slice(from, to);
  const attributes: ErnAttribute[] = [];
  ATTRIBUTE.lastIndex = 0;
  for (let match = ATTRIBUTE.exec(tag); match; match = ATTRIBUTE.exec(tag)) {
    const raw = match[2] ?? match[3]!;
    const end = from + ATTRIBUTE.lastIndex;
    attributes.push({
      name: match[1]!,
      value: toValue(raw),
      range: { from: end - 1 - raw.length, to: end - 1 },
      from: from + match.index,
      to: end,
      quote: match[2] === undefined ? "'" : '"',
    });
  }
  return attributes;
};

/** Returns the attribute of an element with this name, including its prefix. */
export const findAttribute = (document: ErnDocument, node: NodeId, name: string): ErnAttribute | undefined =>
  listAttributes(document, node).find((attribute) => attribute.name === name);
