import { findAttribute } from "./attributes";
import type { ErnVersion } from "./model-types";
import { nameOf, parentOf } from "./nodes";
import type { ErnDocument, NodeId } from "./types";

const NAMESPACE = "http://ddex.net/xml/ern/";

const VERSIONS: Readonly<Record<string, ErnVersion>> = {
  "382": "3.8.2",
  "41": "4.1",
  "411": "4.1.1",
  "42": "4.2",
  "43": "4.3",
  "431": "4.3.1",
  "432": "4.3.2",
};

/** The namespaces that the engine knows, for messages. */
export const KNOWN_NAMESPACES: readonly string[] = Object.keys(VERSIONS).map((digits) => NAMESPACE + digits);

/** The version that a namespace stands for. */
export const toVersion = (namespace: string): ErnVersion | null =>
  namespace.startsWith(NAMESPACE) ? (VERSIONS[namespace.slice(NAMESPACE.length)] ?? null) : null;

/** The namespace of an element's name: what the nearest declaration around it says. */
export const namespaceOf = (document: ErnDocument, node: NodeId): string => {
  const name = nameOf(document, node);
  const prefix = name.includes(":") ? `xmlns:${name.slice(0, name.indexOf(":"))}` : "xmlns";
  for (let around = node; around !== 0; around = parentOf(document, around)) {
    const declaration = findAttribute(document, around, prefix);
    if (declaration) return declaration.value;
  }
  return "";
};

/** The version of a document, by its root's namespace. */
export const versionOf = (document: ErnDocument): ErnVersion | null => toVersion(namespaceOf(document, document.root));
