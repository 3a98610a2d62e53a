import { namespaceOf } from "../schema/versions";
import type { ErnDocument, NodeId } from "../types";
import { childElements, findNode, localNameOf, parentOf } from "../xml/nodes";
import type { Check, ReportedProblem } from "./checked-file";

/** The XPath of an element, with its namespaces: "/Q{http://ddex.net/xml/ern/43}NewReleaseMessage[1]/Q{}ReleaseList[1]". */
const xpathOf = (document: ErnDocument, node: NodeId): string => {
  if (node === 0) return "";
  const [parent, name, namespace] = [
    parentOf(document, node),
    localNameOf(document, node),
    namespaceOf(document, node),
  ];
  const same = childElements(document, parent).filter(
    (child) => localNameOf(document, child) === name && namespaceOf(document, child) === namespace,
  );
  return `${xpathOf(document, parent)}/Q{${namespace}}${name}[${same.indexOf(node) + 1}]`;
};

/** Adds to each problem where it is in its message, as far as its element is known. */
export const withLocations = (checks: readonly Check[], document: ErnDocument): Check[] => {
  const locate = (problem: ReportedProblem): ReportedProblem => {
    const node = problem.node ?? (problem.path && findNode(document, problem.path.replace(/\/@.*/, "")));
    return node ? { ...problem, location: xpathOf(document, node) } : problem;
  };
  return checks.map((check) => ({ ...check, problems: check.problems.map(locate) }));
};
