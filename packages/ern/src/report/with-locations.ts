import { namespaceOf, namespaceOfPrefix } from "../schema/versions";
import type { ErnDocument, NodeId } from "../types";
import { prefixOf } from "../xml/names";
import { localNameOf, nameOf, openTagEnd, parentOf } from "../xml/nodes";
import { numberingBy } from "../xml/numbering";
import { findNode } from "../xml/paths";
import type { Check, ReportedProblem } from "./checked-file";

/** Returns a function that writes an element's name with its namespace: "Q{http://ddex.net/xml/ern/43}NewReleaseMessage". */
const createNaming = (document: ErnDocument) => {
  const { nodes, source } = document;
  const inherited = new Map<string, string>();
  const inheritedIn = (parent: NodeId, prefix: string): string => {
    const key = `${parent} ${prefix}`;
    if (!inherited.has(key)) inherited.set(key, namespaceOfPrefix(document, parent, prefix));
    return inherited.get(key)!;
  };
  return (node: NodeId): string => {
    const isDeclaring = source.slice(nodes.start[node], openTagEnd(document, node)).includes("xmlns");
    const namespace = isDeclaring
      ? namespaceOf(document, node)
      : inheritedIn(parentOf(document, node), prefixOf(nameOf(document, node)));
    return `Q{${namespace}}${localNameOf(document, node)}`;
  };
};

const naming = new WeakMap<ErnDocument, (node: NodeId) => string>();
const nameIn = (document: ErnDocument): ((node: NodeId) => string) => {
  const known = naming.get(document) ?? createNaming(document);
  naming.set(document, known);
  return known;
};

const numbering = numberingBy(nameIn);

/** The XPath of an element, with its namespaces: "/Q{http://ddex.net/xml/ern/43}NewReleaseMessage[1]/Q{}ReleaseList[1]". */
const xpathOf = (document: ErnDocument, node: NodeId): string => {
  if (node === 0) return "";
  const { number } = numbering(document).numberOf(node);
  return `${xpathOf(document, parentOf(document, node))}/${nameIn(document)(node)}[${number}]`;
};

/** Adds to each problem where it is in its message, as far as its element is known. */
export const withLocations = (checks: readonly Check[], document: ErnDocument): Check[] => {
  const locate = (problem: ReportedProblem): ReportedProblem => {
    const node = problem.node ?? (problem.path && findNode(document, problem.path.replace(/\/@.*/, "")));
    return node ? { ...problem, location: xpathOf(document, node) } : problem;
  };
  return checks.map((check) => ({ ...check, problems: check.problems.map(locate) }));
};
