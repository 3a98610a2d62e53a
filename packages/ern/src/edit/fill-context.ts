import { memoize, once } from "../memoize";
import { createReader, type Reader } from "../model/reader";
import { listReferences, type ReferenceKind } from "../model/references";
import type { ErnVersion } from "../model-types";
import type { AllowedHere } from "../schema/allowed-here";
import { listOwnPrefixes, versionOf } from "../schema/versions";
import { countBelow } from "../text/count-below";
import type { ErnDocument, NodeId } from "../types";
import { prefixOf } from "../xml/names";
import { isElement, nameOf } from "../xml/nodes";
import { createOrder } from "./children-order";

/** The most references of a kind that are looked through for a dangling one. */
const MOST_OFFERED = 500;

/** What fixes take from the message. Many problems need the same, so nothing is looked up twice. */
export class FillContext {
  readonly reader: Reader;
  readonly version: ErnVersion | null;

  constructor(
    readonly document: ErnDocument,
    readonly allowed: AllowedHere,
  ) {
    this.reader = createReader(document);
    this.version = versionOf(document);
  }

  get references(): ReturnType<typeof listReferences> {
    return listReferences(this.document);
  }

  /** The elements that define references, in document order. */
  private readonly definitions = once(() =>
    this.references.flatMap(({ isDefinition, node }) => (isDefinition ? node : [])),
  );

  /** Returns whether an element, or one in it, defines a reference. */
  definesReference(node: NodeId): boolean {
    const definitions = this.definitions();
    return (definitions[countBelow(definitions, node)] ?? Infinity) < this.document.nodes.after[node]!;
  }

  private readonly kinds = once(() => new Map(this.references.map(({ node, kind }) => [node, kind])));

  private readonly defined = memoize((kind: ReferenceKind) => {
    const ofKind = this.references.filter((reference) => reference.isDefinition && reference.kind === kind);
    const names = new Set(ofKind.map(({ value }) => value).filter((name) => /^[A-Z][\w-]+$/.test(name)));
    return [...names].slice(0, MOST_OFFERED);
  });

  /** What a reference may refer to: those of its kind that are defined. */
  readonly targetsFor = (node: NodeId): readonly string[] => {
    const kind = this.kinds().get(node);
    return kind ? this.defined(kind) : [];
  };

  /** The first reference that begins with a letter, "A1". */
  readonly reference = memoize(
    (letter: string) =>
      this.references.find(({ isDefinition, value }) => isDefinition && value.startsWith(letter))?.value,
  );

  /** An unused reference. */
  readonly newReference = memoize((letter: string) => {
    const used = new Set(this.references.map(({ value }) => value));
    let number = 1;
    while (used.has(`${letter}${number}`)) number += 1;
    return `${letter}${number}`;
  });

  /** The value of an attribute with this name elsewhere in the message, if there is one. */
  readonly attributeElsewhere = memoize((name: string) => {
    const match = new RegExp(`\\s${name}=(?:"([^"&<]+)"|'([^'&<]+)')`).exec(this.document.source);
    return match?.[1] ?? match?.[2];
  });

  /** The prefixes that mean the root's namespace wherever they are. */
  readonly ownPrefixes = once(() => listOwnPrefixes(this.document));

  /** By prefix, the elements below the root that have it. */
  readonly prefixed = once(() => {
    const { nodes, root } = this.document;
    const elements = new Map<string, NodeId[]>();
    for (let node = root + 1; node < nodes.count; node += 1) {
      const prefix = isElement(this.document, node) ? prefixOf(nameOf(this.document, node)) : "";
      if (prefix === "") continue;
      const found = elements.get(prefix) ?? [];
      elements.set(prefix, found);
      found.push(node);
    }
    return elements;
  });

  /** A DPID of the message, if it has one. */
  readonly dpid = once(() => /PADPIDA\w+/.exec(this.document.source)?.[0]);

  /** The children of an element and their places in the schema's order. */
  readonly orderIn = memoize((parent: NodeId) => createOrder(this.document, this.version, parent));
}
