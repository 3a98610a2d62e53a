import type { ErnDocument, NodeId } from "../../../ern/types";
import { listAttributes } from "../../../ern/xml/attributes";
import { childElements, localNameOf, nameOf, textOf } from "../../../ern/xml/nodes";

export const XML_SCHEMA = "http://www.w3.org/2001/XMLSchema";

/** The notation for an expanded name: "{namespace}name". */
export const toKey = (namespace: string, name: string): string => `{${namespace}}${name}`;

/** An element of a schema file. */
export interface XsdNode {
  /** Its name in XML Schema; "" if it's in another namespace. */
  name: string;
  attribute: (name: string) => string | undefined;
  children: readonly XsdNode[];
  text: string;
  /** The expanded form of a name in one of its attributes. */
  resolve: (written: string) => string;
  /** The target namespace of its file. */
  target: string;
}

type Scope = ReadonlyMap<string, string>;

/** The namespace of a name as written: without a prefix or a default, it's the file's own. */
const namespaceIn = (scope: Scope, written: string, target: string): string => {
  const colon = written.indexOf(":");
  return scope.get(written.slice(0, Math.max(0, colon))) ?? (colon === -1 ? target : "");
};

/** Reads an element and its contents lazily. */
export const toXsdNode = (document: ErnDocument, node: NodeId, target: string, around: Scope = new Map()): XsdNode => {
  const written = new Map(listAttributes(document, node).map(({ name, value }) => [name, value]));
  const declared = [...written].filter(([name]) => /^xmlns(:|$)/.test(name));
  const scope: Scope =
    declared.length === 0
      ? around
      : new Map([...around, ...declared.map(([name, uri]) => [name.slice(6), uri] as const)]);
  const isOfSchema = namespaceIn(scope, nameOf(document, node), "") === XML_SCHEMA;
  let children: XsdNode[] | undefined;
  return {
    name: isOfSchema ? localNameOf(document, node) : "",
    attribute: (name) => written.get(name),
    get children() {
      return (children ??= childElements(document, node).map((child) => toXsdNode(document, child, target, scope)));
    },
    get text() {
      return textOf(document, node);
    },
    resolve: (name) => toKey(namespaceIn(scope, name, target), name.slice(name.indexOf(":") + 1)),
    target,
  };
};
