import { findAttribute } from "./attributes";
import type { IssueList } from "./issue-list";
import type { ErnVersion } from "./model-types";
import { childElements, contentRangeOf, isElement } from "./nodes";
import type { Reader } from "./reader";
import { childrenInSchema, type SchemaChild } from "./schema-order";
import type { NodeId } from "./types";

/** Attributes that the root needs. */
const ROOT_ATTRIBUTES: Partial<Record<ErnVersion, readonly string[]>> = {
  "3.8.2": ["MessageSchemaVersionId"],
  "4.3": ["AvsVersionId", "LanguageAndScriptCode"],
  "4.3.1": ["AvsVersionId", "LanguageAndScriptCode"],
  "4.3.2": ["AvsVersionId", "LanguageAndScriptCode"],
};

const isEmpty = ({ document }: Reader, node: NodeId): boolean => {
  const { from, to } = contentRangeOf(document, node);
  return document.source.slice(from, to).trim() === "";
};

const checkChildren = (
  reader: Reader,
  version: ErnVersion,
  node: NodeId,
  rules: SchemaChild[],
  issues: IssueList,
): void => {
  const children = childElements(reader.document, node).filter((child) => reader.name(child) !== "");
  const parent = reader.name(node);
  let place = -1;
  for (const child of children) {
    const name = reader.name(child);
    // PartyId has two places, before and after PartyName.
    const later = rules.findIndex((rule, index) => index >= place && rule.name === name);
    const at = later === -1 ? rules.findIndex((rule) => rule.name === name) : later;
    if (at === -1) {
      const message = `ERN ${version} has no ${name} in ${parent}.`;
      issues.addElement("warning", "unknown-element", { message, remedy: "Check its name, or remove it." }, child);
    } else if (at < place) {
      const message = `${name} comes after ${rules[place]!.name}; ERN ${version} wants it before.`;
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
      const message = `${parent} has no ${name}, which ERN ${version} requires.`;
      issues.addElement("error", "missing", { message, remedy: `Add a ${name}.` }, node);
    }
    for (const child of found.filter((each) => isEmpty(reader, each))) {
      const finding = { message: `${name} is empty.`, remedy: `Write the ${name} between its tags.` };
      issues.addElement("warning", "missing", finding, child);
    }
  }
};

/** Checks the main elements against the schema of their version: what is missing, unknown or out of order. */
export const checkStructure = (reader: Reader, version: ErnVersion, issues: IssueList): void => {
  const { document } = reader;
  for (const attribute of ROOT_ATTRIBUTES[version] ?? []) {
    if (findAttribute(document, document.root, attribute)) continue;
    const message = `The message has no ${attribute}, which ERN ${version} requires.`;
    issues.addElement(
      "error",
      "missing",
      { message, remedy: `Add the attribute ${attribute} to the root element.` },
      document.root,
    );
  }
  for (let node = document.root; node < document.nodes.count; node += 1) {
    if (!isElement(document, node)) continue;
    const rules = childrenInSchema(version, reader.name(node));
    if (rules && !(childElements(document, node).length === 0 && !isEmpty(reader, node))) {
      checkChildren(reader, version, node, rules, issues);
    }
  }
};
