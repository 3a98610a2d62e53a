import { memoize } from "../memoize";
import type { ErnId, ErnValue } from "../model-types";
import { listOwnPrefixes } from "../schema/versions";
import { trimRange } from "../text/splices";
import type { ErnDocument, NodeId } from "../types";
import { findAttribute } from "../xml/attributes";
import { localPartOf, prefixOf } from "../xml/names";
import { childElements, contentRangeOf, isElement, nameOf, textOf } from "../xml/nodes";

/** An element's text, read lazily from the document, because a big message has hundreds of thousands. */
class ElementValue implements ErnValue {
  constructor(
    private readonly document: ErnDocument,
    readonly node: NodeId,
  ) {}

  get value(): string {
    return textOf(this.document, this.node).trim();
  }

  get from(): number {
    return trimRange(this.document.source, contentRangeOf(this.document, this.node)).from;
  }

  get to(): number {
    return trimRange(this.document.source, contentRangeOf(this.document, this.node)).to;
  }
}

type Nodes = NodeId | readonly NodeId[];

/** Returns a function that tells whether a name has another prefix than the root. */
const createIsOther = (document: ErnDocument): ((name: string) => boolean) => {
  const prefix = prefixOf(nameOf(document, document.root));
  return (name) => ![prefix, ""].includes(prefixOf(name));
};

/** Returns whether elements have other prefixes than the root; what such an element is depends on the whole message. */
export const hasOtherPrefixes = (document: ErnDocument): boolean => document.nodes.names.some(createIsOther(document));

/** Local names of the message's own elements; "" for a prefix that isn't always of the root's namespace. */
const toModelNames = (document: ErnDocument): string[] => {
  const isOther = createIsOther(document);
  const ownPrefixes = hasOtherPrefixes(document) ? listOwnPrefixes(document) : new Set<string>();
  return document.nodes.names.map((name) =>
    isOther(name) && !ownPrefixes.has(prefixOf(name)) ? "" : localPartOf(name),
  );
};

/** Creates a reader of a document's values by DDEX names; elements of other namespaces are ignored. */
export const createReader = (document: ErnDocument) => {
  const { nodes } = document;
  const names = toModelNames(document);
  const name = (node: NodeId): string => names[nodes.name[node]!]!;
  /** Returns which of the document's names match a pattern. */
  const matchesOf = memoize((pattern: string) => names.map((modelName) => new RegExp(pattern).test(modelName)));

  const select = (from: Nodes, isWanted: (nameId: number) => boolean): NodeId[] => {
    const found: NodeId[] = [];
    for (const node of typeof from === "number" ? [from] : from) {
      for (let child = node + 1; child < nodes.after[node]!; child = nodes.after[child]!) {
        if (isWanted(nodes.name[child]!) && isElement(document, child)) found.push(child);
      }
    }
    return found;
  };

  /** The elements at a path of names, starting from one or more elements. */
  const all = (from: Nodes, ...path: string[]): NodeId[] =>
    path.reduce<Nodes>((found, step) => select(found, (id) => names[id] === step), from) as NodeId[];

  /** Child elements whose name matches. */
  const matching = (from: Nodes, { source }: RegExp): NodeId[] => {
    const matches = matchesOf(source);
    return select(from, (id) => matches[id]!);
  };

  const valueOf = (node: NodeId): ErnValue => new ElementValue(document, node);
  const values = (from: Nodes, ...path: string[]): ErnValue[] => all(from, ...path).map(valueOf);
  const first = (from: Nodes, ...path: string[]): ErnValue | null => values(from, ...path)[0] ?? null;

  const attribute = (node: NodeId, attributeName: string): ErnValue | null => {
    const found = findAttribute(document, node, attributeName);
    return found ? { value: found.value, ...found.range, node, attribute: attributeName } : null;
  };

  const toId = (node: NodeId, type = name(node)): ErnId =>
    Object.assign(valueOf(node), { type, namespace: findAttribute(document, node, "Namespace")?.value });
  /** The ids in an element, "ISRC", "ProprietaryId", … */
  const ids = (from: readonly NodeId[]): ErnId[] =>
    from.flatMap((node) => childElements(document, node).map((id) => toId(id)));

  return { document, all, name, valueOf, attribute, matching, values, first, toId, ids };
};

export type Reader = ReturnType<typeof createReader>;
