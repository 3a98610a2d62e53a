import type { ErnNamedValue, ErnRightsLine, ErnTitle } from "../model-types";
import type { NodeId, ErnDocument } from "../types";
import { childElements } from "../xml/nodes";
import type { Reader } from "./reader";
import { ElementValue } from "./element-value";

/** A value with a name, such as the type of a date. */
class NamedValue extends ElementValue implements ErnNamedValue {
  constructor(
    document: ErnDocument,
    node: NodeId,
    readonly name: string,
  ) {
    super(document, node);
  }
}

/** Element names of dates. */
export const DATES = /Date$/;

export const readTitle = (reader: Reader, node: NodeId): ErnTitle | null => {
  const text = reader.first(node, "TitleText");
  const type = reader.attribute(node, "TitleType")?.value ?? reader.name(node);
  return text && { node, text, subtitle: reader.first(node, "SubTitle"), type };
};

export const readRightsLines = (reader: Reader, bodies: readonly NodeId[], name: "PLine" | "CLine"): ErnRightsLine[] =>
  reader.all(bodies, name).map((node) => ({
    node,
    year: reader.first(node, "Year"),
    text: reader.first(node, `${name}Text`),
  }));

/** A date, or the date in an element that wraps one. */
export const readDate = (reader: Reader, node: NodeId): ErnNamedValue[] => {
  const inside = childElements(reader.document, node);
  if (inside.length === 0) return [new NamedValue(reader.document, node, reader.name(node))];
  return reader.matching(node, DATES).map((date) => new NamedValue(reader.document, date, reader.name(node)));
};
