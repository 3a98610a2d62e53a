import { ErnError } from "../ern-error";
import { applySplices, trimRange } from "../text/splices";
import type { ErnDocument, ErnEdit, NodeId, Range, Splice } from "../types";
import { findAttribute, listAttributes } from "../xml/attributes";
import { escapeAttribute, escapeText } from "../xml/escape";
import { childElements, isElement, isSelfClosing, nameOf, openTagEnd, parentOf, positionAt } from "../xml/nodes";
import { listTokens } from "../xml/tokens";

const NAME = /^(?:([\p{L}_][\p{L}\p{N}._-]*):)?[\p{L}_][\p{L}\p{N}._-]*$/u;

/** Returns the error for an edit of an element that isn't possible. */
export const editError = (document: ErnDocument, node: NodeId, message: string, remedy: string): ErnError =>
  new ErnError({ code: "edit", message, remedy, ...positionAt(document, document.nodes.start[node] ?? 0) });

const assertElement = (document: ErnDocument, node: NodeId): void => {
  if (!isElement(document, node))
    throw editError(document, node, "Only an element can be edited so.", "Choose an element.");
};

/** Returns the splice that puts markup into an element written as `<Empty/>`. */
export const fillingOf = (document: ErnDocument, node: NodeId, markup: string): Splice => {
  const to = document.nodes.end[node]!;
  return { from: to - 2, to, insert: `>${markup}</${nameOf(document, node)}>` };
};

/** Returns the splice that sets or replaces the text of an element, which is at a range if it has any. */
export const writingOf = (document: ErnDocument, node: NodeId, { from, to }: Range, text: string): Splice =>
  isSelfClosing(document, node) ? fillingOf(document, node, escapeText(text)) : { from, to, insert: escapeText(text) };

/** Returns the splice that adds attributes to an element, after the existing ones. */
export const attributeInsertionOf = (
  document: ErnDocument,
  node: NodeId,
  attributes: readonly (readonly [name: string, value: string])[],
): Splice => {
  const last = listAttributes(document, node).at(-1)?.to;
  const offset = last ?? document.nodes.start[node]! + 1 + nameOf(document, node).length;
  const insert = attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join("");
  return { from: offset, to: offset, insert };
};

/** Sets the text of an element that has no child elements. White space around the old text and comments stay; a CDATA section becomes escaped text. */
export const setText = (document: ErnDocument, node: NodeId, value: string): ErnEdit => {
  assertElement(document, node);
  const { source } = document;
  if (childElements(document, node).length > 0) {
    throw editError(
      document,
      node,
      `<${nameOf(document, node)}> contains elements.`,
      "Set the text of an element in it.",
    );
  }
  const ranges = listTokens(document, node).filter(({ kind }) => kind === "text" || kind === "cdata");
  const filled = ranges.map((range) => trimRange(source, range)).filter(({ from, to }) => to > from);
  const [first = { from: openTagEnd(document, node), to: openTagEnd(document, node) }, ...others] = filled;
  return applySplices(source, [
    writingOf(document, node, first, value),
    ...others.map(({ from, to }) => ({ from, to, insert: "" })),
  ]);
};

const isDeclared = (document: ErnDocument, node: NodeId, prefix: string): boolean =>
  prefix === "xml" ||
  (node !== 0 &&
    (findAttribute(document, node, `xmlns:${prefix}`) !== undefined ||
      isDeclared(document, parentOf(document, node), prefix)));

/** Sets an attribute; a new one comes after the existing ones. Quotes stay unchanged. */
export const setAttribute = (document: ErnDocument, node: NodeId, name: string, value: string): ErnEdit => {
  assertElement(document, node);
  const old = findAttribute(document, node, name);
  if (old) return applySplices(document.source, [{ ...old.range, insert: escapeAttribute(value, old.quote) }]);
  const [valid, prefix] = NAME.exec(name) ?? [];
  if (valid === undefined || name === "xmlns" || prefix === "xmlns") {
    const remedy = "Use letters, digits, “-”, “_” and “.”.";
    throw editError(document, node, `“${name}” cannot be the name of a new attribute.`, remedy);
  }
  if (prefix !== undefined && !isDeclared(document, node, prefix)) {
    throw editError(document, node, `The prefix “${prefix}” is not declared here.`, `Declare xmlns:${prefix} first.`);
  }
  return applySplices(document.source, [attributeInsertionOf(document, node, [[name, value]])]);
};
