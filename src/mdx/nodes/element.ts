import type { Element, ElementContent, Properties, Text } from "hast";

type Child = ElementContent | string;

const toContent = (child: Child): ElementContent =>
  typeof child === "string" ? ({ type: "text", value: child } satisfies Text) : child;

/** Makes an HTML element; a string is text. */
export const element = (tagName: string, properties: Properties, children: Child[]): Element => ({
  type: "element",
  tagName,
  properties,
  children: children.map(toContent),
});
