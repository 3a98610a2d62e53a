import type { ErnId, ErnValue } from "../model-types";
import type { ErnDocument, NodeId } from "../types";
import { findAttribute } from "../xml/attributes";
import { childElements, isElement, nameOf } from "../xml/nodes";
import { ElementValue, IdValue, orNone } from "./element-value";

/** Reads a document's values by DDEX names; elements of other namespaces are ignored. */
export interface Reader {
  readonly document: ErnDocument;
  /** The elements at a path of names, starting from one or more elements. */
  all(from: NodeId | readonly NodeId[], ...path: string[]): NodeId[];
  /** Child elements whose name matches. */
  matching(from: NodeId | readonly NodeId[], name: RegExp): NodeId[];
  name(node: NodeId): string;
  valueOf(node: NodeId): ErnValue;
  values(from: NodeId | readonly NodeId[], ...path: string[]): ErnValue[];
  first(from: NodeId | readonly NodeId[], ...path: string[]): ErnValue | null;
  attribute(node: NodeId, name: string): ErnValue | null;
  /** The ids in an element, "ISRC", "ProprietaryId", … */
  ids(from: readonly NodeId[]): ErnId[];
}

/** Local names of the message's own elements; "" for a prefix other than the root's. */
const toModelNames = (document: ErnDocument): string[] => {
  const root = nameOf(document, document.root);
  const prefix = root.slice(0, root.indexOf(":") + 1);
  return document.nodes.names.map((name) => {
    if (!name.includes(":")) return name;
    return prefix !== "" && name.startsWith(prefix) ? name.slice(prefix.length) : "";
  });
};

/** For each pattern, which of the document's names match it. */
const createMatcher = (names: readonly string[]): ((pattern: RegExp) => readonly boolean[]) => {
  const known = new Map<string, boolean[]>();
  return ({ source }) => {
    let found = known.get(source);
    if (!found) {
      const pattern = new RegExp(source);
      found = names.map((name) => pattern.test(name));
      known.set(source, found);
    }
    return found;
  };
};

export const createReader = (document: ErnDocument): Reader => {
  const names = toModelNames(document);
  const matches = createMatcher(names);
  const { nodes } = document;
  const name = (node: NodeId): string => names[nodes.name[node]!]!;

  const select = (from: NodeId | readonly NodeId[], isWanted: (nameId: number) => boolean): NodeId[] => {
    const found: NodeId[] = [];
    for (const node of typeof from === "number" ? [from] : from) {
      for (let child = node + 1; child < nodes.after[node]!; child = nodes.after[child]!) {
        if (isWanted(nodes.name[child]!) && isElement(document, child)) found.push(child);
      }
    }
    return found;
  };

  const all: Reader["all"] = (from, ...path) =>
    path.reduce<NodeId | readonly NodeId[]>(
      (found, step) => select(found, (id) => names[id] === step),
      from,
    ) as NodeId[];

  const valueOf = (node: NodeId): ErnValue => new ElementValue(document, node);

  const attribute: Reader["attribute"] = (node, attributeName) => {
    const found = findAttribute(document, node, attributeName);
    return found ? { value: found.value, ...found.range, node, attribute: attributeName } : null;
  };

  return {
    document,
    all,
    name,
    valueOf,
    attribute,
    matching: (from, pattern) => {
      const matching = matches(pattern);
      return select(from, (id) => matching[id]!);
    },
    values: (from, ...path) => orNone(all(from, ...path).map(valueOf)),
    first: (from, ...path) => {
      const [node] = all(from, ...path);
      return node === undefined ? null : valueOf(node);
    },
    ids: (from) =>
      from.flatMap((node) => childElements(document, node).map((id) => new IdValue(document, id, name(id)))),
  };
};
