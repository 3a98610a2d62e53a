import type { SchemaType } from "../schema/schema-rules";
import type { NodeId, Severity } from "../types";
import { isInAnyEdition, isLaterEdition } from "../values/value-sets";
import { listAttributes } from "../xml/attributes";
import { childElements, contentRangeOf, textOf } from "../xml/nodes";
import type { CheckContext } from "./check-context";
import { checkPrefixed } from "./check-prefixed";
import type { TypedDiagnostic } from "./typed-value";
import { checkWritten } from "./written-value";

const KNOWN_ELSEWHERE = new Set(["value", "language"]);

/** If the message names an edition that isn't known, a value that another one has, or a later one may have, isn't wrong for sure. */
const severityOf = (
  { unknownEdition, unknown }: CheckContext,
  { severity, code }: TypedDiagnostic,
  type: string,
  written: string,
): Severity => {
  if (severity !== "error" || !KNOWN_ELSEWHERE.has(code)) return severity;
  if (unknownEdition === undefined) return unknown;
  return isLaterEdition(unknownEdition) || isInAnyEdition(type, written.trim()) ? "warning" : unknown;
};

const checkAttributes = (context: CheckContext, node: NodeId, type: SchemaType): void => {
  const { reader, version, edition, maker, diagnostics, unknown } = context;
  const { document } = reader;
  const isRoot = node === document.root;
  const owner = isRoot ? "The message" : reader.name(node);
  const attributes = listAttributes(document, node);
  for (const attribute of attributes) {
    const { name, value } = attribute;
    if (name === "xmlns") continue;
    if (name.includes(":")) {
      checkPrefixed(context, node, type, attribute);
      continue;
    }
    const rule = type.attributes.find((candidate) => candidate.name === name);
    if (!rule) {
      const message = `${owner} has the attribute ${name}, which ${maker} does not have there.`;
      const diagnostic = { message, remedy: `Remove ${name}, or check its name.`, name };
      diagnostics.add(unknown, "unknown-attribute", diagnostic, node, attribute);
      continue;
    }
    const found = checkWritten(version, rule.type, value, edition);
    if (found) {
      const severity = severityOf(context, found, rule.type, value);
      diagnostics.addAttribute(severity, found.code, found.diagnostic, node, attribute);
    }
  }
  for (const { name, required } of type.attributes) {
    if (!required || attributes.some((attribute) => attribute.name === name)) continue;
    const message = `${owner} has no ${name}, which ${maker} requires.`;
    const remedy = `Add the attribute ${name} to ${isRoot ? "the root element" : "it"}.`;
    diagnostics.addElement("error", "missing", { message, remedy, name, entry: "xsd-attribute-required" }, node);
  }
};

const checkText = (context: CheckContext, node: NodeId, type: SchemaType): void => {
  const { reader, version, edition, maker, diagnostics, unknown } = context;
  const { document } = reader;
  const isLeaf = document.nodes.after[node] === node + 1;
  for (const child of isLeaf ? [] : childElements(document, node)) {
    const [name, parent] = [reader.name(child), reader.name(node)];
    if (name === "") continue;
    const message = `${maker} has no ${name} in ${parent}, which contains text alone.`;
    const diagnostic = { message, remedy: "Move it, or remove it.", name, entry: "xsd-simple-type-content" };
    diagnostics.addElement(unknown, "unknown-element", diagnostic, child);
  }
  if (type.text === "string") return;
  const written = textOf(document, node);
  const found = checkWritten(version, type.text, written, edition);
  if (!found) return;
  const severity = written === "" ? found.severity : severityOf(context, found, type.text, written);
  // Between comments, only the value itself is marked and replaced.
  const range = isLeaf ? contentRangeOf(document, node) : reader.valueOf(node);
  const isAround = found.code === "white-space" && !isLeaf;
  diagnostics.add(severity, found.code, found.diagnostic, node, range, isAround ? [] : undefined);
};

/** Checks an element's opening tag and, if it contains a value, the value. */
export const checkType = (context: CheckContext, node: NodeId, type: SchemaType): void => {
  checkAttributes(context, node, type);
  if (type.text !== "-") checkText(context, node, type);
};
