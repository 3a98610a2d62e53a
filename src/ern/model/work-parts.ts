import type { ErnNamedValue, ErnRightsLine, ErnTitle } from "../model-types";
import type { NodeId } from "../types";
import { childElements } from "../xml/nodes";
import { NamedValue } from "./named-value";
import type { Reader } from "./reader";

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
