import type { ErnVersion } from "../model-types";
import type { Reader } from "../model/reader";
import {
  choicesInSchema,
  type SchemaChoice,
  childrenInSchema,
  isByAncestor,
  type SchemaChild,
  typeInSchema,
  type SchemaType,
} from "../schema/schema-rules";
import type { NodeId } from "../types";
import { namesTo, parentOf } from "../xml/nodes";

/** What a version's schema says about an element. */
export interface ElementRules {
  children: readonly SchemaChild[] | undefined;
  choices: readonly SchemaChoice[];
  type: SchemaType | undefined;
}

/** Returns a function that looks up an element's rules, once for each name in each parent. */
export const createRules = (reader: Reader, version: ErnVersion): ((node: NodeId) => ElementRules) => {
  const { nodes } = reader.document;
  const known = new Map<number, ElementRules>();
  return (node) => {
    const above = parentOf(reader.document, node);
    const key = nodes.name[node]! * nodes.names.length + nodes.name[above]!;
    const found = known.get(key);
    if (found) return found;
    const [parent, element] = [reader.name(above), reader.name(node)];
    const around = isByAncestor(element) ? namesTo(reader.document, node) : undefined;
    const rules = {
      children: childrenInSchema(version, element, parent, around),
      choices: choicesInSchema(version, parent, element),
      type: typeInSchema(version, parent, element),
    };
    if (!around) known.set(key, rules);
    return rules;
  };
};
