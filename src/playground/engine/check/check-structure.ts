import type { ErnVersion } from "../model-types";
import type { Reader } from "../model/reader";
import { attributesInSchema } from "../schema/schema-attributes";
import { childrenInSchema, type SchemaChild } from "../schema/schema-order";
import type { NodeId } from "../types";
import { findAttribute } from "../xml/attributes";
import { childElements, contentRangeOf, isElement, parentOf } from "../xml/nodes";
import { checkChoices } from "./check-choices";
import type { IssueList } from "./issue-list";

const isEmpty = ({ document }: Reader, node: NodeId): boolean => {
  const { from, to } = contentRangeOf(document, node);
  return document.source.slice(from, to).trim() === "";
};

/** Checks the children of an element against rules that someone, such as "ERN 4.3", makes. */
export const checkChildren = (
  reader: Reader,
  maker: string,
  node: NodeId,
  rules: readonly SchemaChild[],
  issues: IssueList,
): void => {
  const children = childElements(reader.document, node).filter((child) => reader.name(child) !== "");
  const parent = reader.name(node);
  let place = -1;
  for (const child of children) {
    const name = reader.name(child);
    const at = rules.findIndex((rule) => rule.name === name);
    if (at === -1) {
      const message = `${maker} has no ${name} in ${parent}.`;
      issues.addElement("warning", "unknown-element", { message, remedy: "Check its name, or remove it." }, child);
    } else if (at < place) {
      const message = `${name} comes after ${rules[place]!.name}; ${maker} wants it before.`;
      issues.addElement(
        "error",
        "order",
        { message, remedy: `Move it before the first ${rules[place]!.name}.` },
        child,
      );
    } else {
      if (at === place && !rules[at]!.repeatable) {
        const message = `${parent} has more than one ${name}.`;
        issues.addElement("error", "order", { message, remedy: "Remove all but one." }, child);
      }
      place = at;
    }
  }
  for (const { name, required } of rules) {
    if (!required) continue;
    const found = children.filter((child) => reader.name(child) === name);
    if (found.length === 0) {
      const message = `${parent} has no ${name}, which ${maker} requires.`;
      issues.addElement("error", "missing", { message, remedy: `Add a ${name}.` }, node);
    }
    for (const child of found.filter((each) => isEmpty(reader, each))) {
      const finding = { message: `${name} is empty.`, remedy: `Write the ${name} between its tags.` };
      issues.addElement("warning", "missing", finding, child);
    }
  }
};

const checkAttributes = (reader: Reader, version: ErnVersion, node: NodeId, issues: IssueList): void => {
  const { document } = reader;
  const name = reader.name(node);
  for (const attribute of attributesInSchema(version, reader.name(parentOf(document, node)), name)) {
    if (findAttribute(document, node, attribute)) continue;
    const owner = node === document.root ? "The message" : name;
    const message = `${owner} has no ${attribute}, which ERN ${version} requires.`;
    const remedy = `Add the attribute ${attribute} to ${node === document.root ? "the root element" : "it"}.`;
    issues.addElement("error", "missing", { message, remedy }, node);
  }
};

/** Checks the main elements against the schema of their version: what is missing, unknown or out of order. */
export const checkStructure = (reader: Reader, version: ErnVersion, issues: IssueList): void => {
  const { document } = reader;
  for (let node = document.root; node < document.nodes.count; node += 1) {
    if (!isElement(document, node)) continue;
    checkAttributes(reader, version, node, issues);
    const rules = childrenInSchema(version, reader.name(node));
    if (rules && !(childElements(document, node).length === 0 && !isEmpty(reader, node))) {
      checkChildren(reader, `ERN ${version}`, node, rules, issues);
      checkChoices(reader, version, node, issues);
    }
  }
};
