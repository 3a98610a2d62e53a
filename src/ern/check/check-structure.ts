import type { ErnVersion } from "../model-types";
import type { Reader } from "../model/reader";
import type { SchemaChild } from "../schema/schema-rules";
import type { NodeId, Severity } from "../types";
import { childElements, contentRangeOf, isElement } from "../xml/nodes";
import { checkChoices } from "./check-choices";
import { checkType, type CheckContext } from "./check-value-types";
import { createRules } from "./element-rules";
import type { DiagnosticList } from "./diagnostic-list";

const SPACE = 0x20;

/** Is there only white space? A message has no other characters below the space. */
const isBlank = (source: string, from: number, to: number): boolean => {
  let at = from;
  while (at < to && source.charCodeAt(at) <= SPACE) at += 1;
  return at === to || source.slice(at, to).trim() === "";
};

const isEmpty = ({ document }: Reader, node: NodeId): boolean => {
  const { from, to } = contentRangeOf(document, node);
  return isBlank(document.source, from, to);
};

/** The index of a name among the rules, searched from the element before, because most elements are in order. */
const placeOf = (rules: readonly SchemaChild[], name: string, before: number): number => {
  for (let at = Math.max(before, 0); at < rules.length; at += 1) if (rules[at]!.name === name) return at;
  return rules.findIndex((rule) => rule.name === name);
};

/** Checks an element's children against the rules of a maker, such as "ERN 4.3". */
export const checkChildren = (
  reader: Reader,
  maker: string,
  node: NodeId,
  rules: readonly SchemaChild[],
  diagnostics: DiagnosticList,
  unknown: Severity = "warning",
): void => {
  const children = childElements(reader.document, node).filter((child) => reader.name(child) !== "");
  const parent = reader.name(node);
  let place = -1;
  for (const child of children) {
    const name = reader.name(child);
    const at = placeOf(rules, name, place);
    if (at === -1) {
      const message = `${maker} has no ${name} in ${parent}.`;
      diagnostics.addElement(
        unknown,
        "unknown-element",
        { message, remedy: "Check its name, or remove it.", name },
        child,
      );
    } else if (at < place && !rules[at]!.inTurn) {
      const message = `${name} comes after ${rules[place]!.name}; ${maker} wants it before.`;
      diagnostics.addElement(
        "error",
        "order",
        { message, remedy: `Move it before the first ${rules[place]!.name}.` },
        child,
      );
    } else {
      if (at === place && !rules[at]!.repeatable) {
        const message = `${parent} has more than one ${name}.`;
        diagnostics.addElement("error", "order", { message, remedy: "Remove all but one.", name }, child);
      }
      place = at;
    }
  }
  for (const { name, required } of rules) {
    if (!required) continue;
    let isThere = false;
    for (const child of children) {
      if (reader.name(child) !== name) continue;
      isThere = true;
      if (!isEmpty(reader, child)) continue;
      const diagnostic = {
        message: `${name} is empty.`,
        remedy: `Write the ${name} between its tags.`,
        entry: "playground-empty",
      };
      diagnostics.addElement("warning", "missing", diagnostic, child);
    }
    if (isThere) continue;
    const message = `${parent} has no ${name}, which ${maker} requires.`;
    diagnostics.addElement("error", "missing", { message, remedy: `Add a ${name}.`, name }, node);
  }
};

/** Reports text between elements that may only contain elements. */
const checkNoText = ({ reader, version, diagnostics }: CheckContext, node: NodeId): void => {
  const { document } = reader;
  const { source, nodes } = document;
  let at = nodes.contentStart[node]!;
  for (let child = node + 1; child < nodes.after[node]!; child = nodes.after[child]!) {
    if (!isBlank(source, at, nodes.start[child]!)) break;
    at = nodes.end[child]!;
  }
  const next = source.slice(at, nodes.contentEnd[node]).search(/\S/);
  if (next === -1 || source[at + next] === "<") return;
  const message = `There is text in ${reader.name(node)}, which ERN ${version} fills with elements.`;
  const end = source.indexOf("<", at);
  const remedy = "Move it into one of its elements, or remove it.";
  const to = at + source.slice(at, end).trimEnd().length;
  diagnostics.add("error", "text", { message, remedy }, node, { from: at + next, to });
};

/** The lists of 4.3 are also used for 4.3.1 and 4.3.2, and version 3 of the dictionary adds values to its sets. */
const isExact = (version: ErnVersion, { document, attribute }: Reader): boolean =>
  !/^4\.3\../.test(version) && ["3", undefined].includes(attribute(document.root, "AvsVersionId")?.value);

/** Checks elements, attributes and values against the lists of their version. */
export const checkStructure = (reader: Reader, version: ErnVersion, diagnostics: DiagnosticList): void => {
  const { document } = reader;
  const rulesOf = createRules(reader, version);
  const context: CheckContext = {
    reader,
    version,
    diagnostics,
    unknown: isExact(version, reader) ? "error" : "warning",
  };
  for (let node = document.root; node < document.nodes.count; node += 1) {
    if (!isElement(document, node) || reader.name(node) === "") continue;
    const { children, choices, type } = rulesOf(node);
    if (type) checkType(context, node, type);
    if (type?.text === "-") checkNoText(context, node);
    if (!children || (document.nodes.after[node] === node + 1 && !isEmpty(reader, node))) continue;
    checkChildren(reader, `ERN ${version}`, node, children, diagnostics, context.unknown);
    checkChoices(reader, version, node, choices, diagnostics);
  }
};
