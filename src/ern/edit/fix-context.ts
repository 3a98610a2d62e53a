import type { ErnVersion } from "../model-types";
import { allowedByLists } from "../schema/allowed-by-lists";
import type { ErnDocument, Fix, NodeId } from "../types";
import { localNameOf, parentOf } from "../xml/nodes";
import { removalOf } from "./element-edits";
import { createFillContext, type FillContext } from "./fill-values";

/** What fixes need from the message. */
export interface FixContext extends FillContext {
  version: ErnVersion;
  /** The value of an attribute with this name elsewhere in the message, if there is one. */
  attributeElsewhere: (name: string) => string | undefined;
}

/** Reads what fixes need, lazily and only once. */
export const createFixContext = (document: ErnDocument, version: ErnVersion): FixContext => {
  const values = new Map<string, string | undefined>();
  return {
    ...createFillContext(document, allowedByLists(version)),
    version,
    attributeElsewhere: (name) => {
      if (!values.has(name)) {
        const match = new RegExp(`\\s${name}=(?:"([^"&<]+)"|'([^'&<]+)')`).exec(document.source);
        values.set(name, match?.[1] ?? match?.[2]);
      }
      return values.get(name);
    },
  };
};

/** The names of an element's parent and of the element. */
export const namesAround = (document: ErnDocument, node: NodeId): [parent: string, name: string] => [
  localNameOf(document, parentOf(document, node)),
  localNameOf(document, node),
];

/** Removes an element, unless it defines a reference. */
export const fixByRemoval = ({ document, references }: FixContext, node: NodeId, label: string): Fix[] => {
  const after = document.nodes.after[node]!;
  const isNeeded = references().some((each) => each.isDefinition && each.node >= node && each.node < after);
  return isNeeded ? [] : [{ label, splices: [removalOf(document, node)] }];
};
