import { VERSION_FACTS } from "../schema/versions";
import type { ElementData } from "../xml/to-xml";

export type Attributes = ElementData["attributes"];

/** Elements to write, or nothing. */
export type Part = ElementData | readonly ElementData[] | false | null | undefined;

/** Returns an element with text, which may be empty. */
export const leaf = (name: string, text: string, attributes?: Attributes): ElementData => {
  return { name, text, attributes };
};

/** Returns an element with text; undefined if there's no text. */
export const leafOf = (name: string, text: string | null | undefined, attributes?: Attributes) =>
  text == null ? undefined : leaf(name, text, attributes);

/** Returns an element for each text. */
export const leavesOf = (name: string, texts: readonly string[]): ElementData[] =>
  texts.map((text) => leaf(name, text));

/** Returns an element with its non-empty parts, in this order. */
export const branch = (name: string, parts: readonly Part[], attributes?: Attributes): ElementData => ({
  name,
  attributes,
  children: parts.flatMap((part) => part || []),
});

/** Returns the root element of an ERN 4.3 message. */
export const toRoot43 = (parts: readonly Part[], attributes: Attributes): ElementData => {
  const { namespace } = VERSION_FACTS["4.3"];
  return branch("ern:NewReleaseMessage", parts, {
    "xmlns:ern": namespace,
    "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
    "xsi:schemaLocation": `${namespace} ${namespace}/release-notification.xsd`,
    ...attributes,
  });
};
