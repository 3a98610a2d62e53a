import type { AllowedHere, ElementNames } from "../schema/allowed-here";
import type { DiagnosticCode, ErnDiagnostic, ErnDocument, NodeId, ValueChoice } from "../types";
import { listAttributes } from "../xml/attributes";
import { namesTo, openTagEnd } from "../xml/nodes";

/** Returns the set of values that an element's text or an attribute has; undefined if any value may be there. */
export const choiceAt = (
  document: ErnDocument,
  allowed: AllowedHere | undefined,
  node: NodeId,
  attribute?: string,
): ValueChoice | undefined => choiceIn(allowed, namesTo(document, node), attribute);

/** Returns the same for an element by its names, which needn't be there yet. */
export const choiceIn = (
  allowed: AllowedHere | undefined,
  names: ElementNames,
  attribute?: string,
): ValueChoice | undefined => {
  const values = allowed?.values(names, attribute) ?? [];
  return values.length > 0 ? { set: allowed!.kind(names, attribute) ?? "", values, attribute } : undefined;
};

const OF_SETS: readonly DiagnosticCode[] = ["value", "territory", "language"];

/** Returns a function that finds what to choose from for a value that is none of its set. Many problems share a choice. */
export const createChoices = (document: ErnDocument, allowed: AllowedHere) => {
  const known = new Map<string, ValueChoice | undefined>();
  return ({ code, node, from }: ErnDiagnostic): ValueChoice | undefined => {
    if (!OF_SETS.includes(code) || node === undefined) return undefined;
    const isAttribute = from < openTagEnd(document, node);
    const name = isAttribute
      ? listAttributes(document, node).find(({ range }) => range.from === from)?.name
      : undefined;
    const key = [...namesTo(document, node), name && `@${name}`].join("/");
    if (!known.has(key)) known.set(key, choiceAt(document, allowed, node, name));
    return known.get(key);
  };
};
