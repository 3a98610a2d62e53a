import type { XsdNode } from "./xsd-node";

/** One or two sentences are shown. */
const LONGEST_MEANING = 600;

/** A schema's documentation of a declaration, in one line. */
export const meaningOf = (node: XsdNode | undefined): string | undefined => {
  const annotation = node?.children.find(({ name }) => name === "annotation");
  const text = annotation?.children.find(({ name }) => name === "documentation")?.text;
  return text?.replace(/\s+/g, " ").trim().slice(0, LONGEST_MEANING) || undefined;
};
