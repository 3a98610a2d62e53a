import type { ErnVersion } from "../model-types";
import type { Reader } from "../model/reader";
import type { SchemaType } from "../schema/schema-rules";
import type { NodeId, Severity } from "../types";
import { listAttributes } from "../xml/attributes";
import { childElements } from "../xml/nodes";
import type { DiagnosticList } from "./diagnostic-list";
import { checkTyped } from "./typed-value";

/** What all checks of a document share. */
export interface CheckContext {
  reader: Reader;
  version: ErnVersion;
  diagnostics: DiagnosticList;
  /** The severity for anything the lists don't know: they may be older than the message. */
  unknown: Severity;
}

const KNOWN_ELSEWHERE = new Set(["value", "language"]);

const checkAttributes = (
  { reader, version, diagnostics, unknown }: CheckContext,
  node: NodeId,
  type: SchemaType,
): void => {
  const { document } = reader;
  const isRoot = node === document.root;
  const owner = isRoot ? "The message" : reader.name(node);
  const attributes = listAttributes(document, node);
  for (const attribute of attributes) {
    const { name, value } = attribute;
    if (name === "xmlns" || name.includes(":")) continue;
    const rule = type.attributes.find((each) => each.name === name);
    if (!rule) {
      const message = `${owner} has the attribute ${name}, which ERN ${version} does not have there.`;
      const diagnostic = { message, remedy: `Remove ${name}, or check its name.`, name };
      diagnostics.add(unknown, "unknown-attribute", diagnostic, node, attribute);
      continue;
    }
    const found = checkTyped(version, rule.type, value.trim());
    if (!found) continue;
    const severity = KNOWN_ELSEWHERE.has(found.code) && found.severity === "error" ? unknown : found.severity;
    diagnostics.addAttribute(severity, found.code, found.diagnostic, node, attribute);
  }
  for (const { name, required } of type.attributes) {
    if (!required || attributes.some((attribute) => attribute.name === name)) continue;
    const message = `${owner} has no ${name}, which ERN ${version} requires.`;
    const remedy = `Add the attribute ${name} to ${isRoot ? "the root element" : "it"}.`;
    diagnostics.addElement("error", "missing", { message, remedy, name, entry: "xsd-attribute-required" }, node);
  }
};

const checkText = ({ reader, version, diagnostics, unknown }: CheckContext, node: NodeId, type: SchemaType): void => {
  const { document } = reader;
  const isLeaf = document.nodes.after[node] === node + 1;
  for (const child of isLeaf ? [] : childElements(document, node)) {
    const [name, parent] = [reader.name(child), reader.name(node)];
    if (name === "") continue;
    const message = `ERN ${version} has no ${name} in ${parent}, which contains text alone.`;
    const diagnostic = { message, remedy: "Move it, or remove it.", name, entry: "xsd-simple-type-content" };
    diagnostics.addElement(unknown, "unknown-element", diagnostic, child);
  }
  if (type.text === "string") return;
  const value = reader.valueOf(node);
  const written = value.value;
  const found = checkTyped(version, type.text, written);
  if (!found) return;
  const severity =
    KNOWN_ELSEWHERE.has(found.code) && found.severity === "error" && written !== "" ? unknown : found.severity;
  diagnostics.addValue(severity, found.code, found.diagnostic, value);
};

/** Checks an element's opening tag and, if it contains a value, the value. */
export const checkType = (context: CheckContext, node: NodeId, type: SchemaType): void => {
  checkAttributes(context, node, type);
  if (type.text !== "-") checkText(context, node, type);
};
