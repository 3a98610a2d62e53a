import { type Document, type Element, type Node, parseXmlDocument } from "slimdom";

import {
  childElements,
  contentRangeOf,
  type ErnDocument,
  LIMITS,
  type NodeId,
  pathOf,
  positionAt,
  rangeOf,
  shortenValues,
} from "../../src";
import type { SchemaFile, ValidationDiagnostic, Verdict } from "../types";
import { parseRules } from "./parse-rules";
import { runRules } from "./run-rules";

/** The engine's number of each element of the rules' document: both have the same elements in the same order. */
const nodeIds = (document: ErnDocument, dom: Document): ((node: Node | null) => NodeId) => {
  const ids = new Map<Node, NodeId>();
  const visit = (element: Element, id: NodeId): void => {
    ids.set(element, id);
    const children = childElements(document, id);
    element.children.forEach((child, index) => visit(child, children[index] ?? id));
  };
  visit(dom.documentElement!, document.root);
  const idOf = (node: Node | null): NodeId => {
    if (!node) return document.root;
    return ids.get(node) ?? idOf((node as { ownerElement?: Element | null }).ownerElement ?? node.parentNode);
  };
  return idOf;
};

/** Checks a message with Schematron rules: a problem has the rule's own text and severity, in the message's order. */
export const checkRules = async (
  document: ErnDocument,
  file: SchemaFile,
  onProgress?: (part: number) => void,
): Promise<Verdict> => {
  const about = { name: file.name, version: file.version, source: "rules" } as const;
  try {
    const dom = parseXmlDocument(document.source.replace(/^\uFEFF/, ""));
    const broken = runRules(parseRules(await file.content.text()), dom, onProgress);
    const idOf = nodeIds(document, dom);
    const found = broken
      .map(({ node, ...rest }) => ({ ...rest, node: idOf(node), ...rangeOf(document, idOf(node)) }))
      .sort((a, b) => a.from - b.from);
    const diagnostics = found
      .slice(0, LIMITS.diagnostics)
      .map(({ node, message, severity, from }): ValidationDiagnostic => {
        const place = { path: pathOf(document, node), from, to: contentRangeOf(document, node).from };
        const facts = { source: "rules", rules: file.name, severity } as const;
        return {
          ...facts,
          message: shortenValues(message) || "A rule is broken.",
          remedy: "",
          ...place,
          ...positionAt(document, from),
        };
      });
    return { ...about, state: found.length > 0 ? "diagnostics" : "passed", diagnostics, count: found.length };
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split("\n");
    const problem = `The rules cannot be used: ${reason!.replace(/\.$/, "")}. Correct them, or remove them under Schema.`;
    return { ...about, state: "failed", problem, diagnostics: [], count: 0 };
  }
};
