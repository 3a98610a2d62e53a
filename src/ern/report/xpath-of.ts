import { namespaceOf } from "../schema/versions";
import type { ErnDocument, NodeId } from "../types";
import { childElements, localNameOf, parentOf } from "../xml/nodes";

/** The XPath of an element, with its namespaces: "/Q{http://ddex.net/xml/ern/43}NewReleaseMessage[1]/Q{}ReleaseList[1]". */
export const xpathOf = (document: ErnDocument, node: NodeId): string => {
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
