import type { AllowedHere, ElementNames } from "../schema/allowed-here";
import type { ElementData } from "../xml/to-xml";

/** Returns the text of an element or the value of an attribute; undefined if there can't be one. */
export type Fill = (element: ElementNames, attribute?: string) => string | undefined;

const EMPTY: Fill = () => "";

/** Returns an element with its required parts, filled by `fill`; undefined if a required text can't be filled. */
export const toSkeleton = (
  allowed: AllowedHere,
  parentNames: ElementNames,
  name: string,
  fill: Fill = EMPTY,
): ElementData | undefined => {
  const element = [...parentNames, name];
  const required = allowed.attributes(element).filter((attribute) => attribute.required);
  const attributes = Object.fromEntries(
    required.map((attribute) => [attribute.name, fill(element, attribute.name) ?? ""]),
  );
  const lacking = allowed.lacking(element, []);
  if (!lacking) {
    const text = fill(element);
    return text === undefined ? undefined : { name, attributes, text };
  }
  // An element inside itself would never end; one of another type may have the same name.
  const inside = lacking.filter((child) => element.filter((ancestor) => ancestor === child.name).length < 2);
  const children = inside.map((child) => toSkeleton(allowed, element, child.name, fill));
  return children.every((child) => child !== undefined) ? { name, attributes, children } : undefined;
};

/** Returns an empty skeleton, which always exists. */
export const toEmptySkeleton = (allowed: AllowedHere, parentNames: ElementNames, name: string): ElementData =>
  toSkeleton(allowed, parentNames, name)!;
