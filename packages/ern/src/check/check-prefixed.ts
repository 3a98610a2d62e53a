import type { SchemaType } from "../schema/schema-rules";
import { namespaceOfPrefix, XML_SCHEMA_INSTANCE } from "../schema/versions";
import { withArticle } from "../text/counted";
import type { ErnAttribute, NodeId } from "../types";
import { prefixOf } from "../xml/names";
import type { CheckContext } from "./check-context";

const XML_SCHEMA = "http://www.w3.org/2001/XMLSchema";

/** Attributes that a schema allows everywhere. */
const EVERYWHERE = ["schemaLocation", "noNamespaceSchemaLocation"];

/** Returns whether an element can be of a type, by the type's name; only a schema has the names of its types. */
const canBeOfType = ({ reader }: CheckContext, node: NodeId, type: SchemaType, name: string): boolean => {
  const namespace = namespaceOfPrefix(reader.document, node, prefixOf(name));
  if (namespace === XML_SCHEMA) return type.text !== "-" && type.attributes.length === 0;
  return namespace.startsWith("http://ddex.net/xml/");
};

/** Reports an attribute with a prefix: no version of ERN has one, but a schema allows some that are about itself. */
export const checkPrefixed = (context: CheckContext, node: NodeId, type: SchemaType, attribute: ErnAttribute): void => {
  const { reader, maker, diagnostics } = context;
  const { name, value } = attribute;
  const prefix = prefixOf(name);
  if (prefix === "xmlns") return;
  const local = name.slice(prefix.length + 1);
  const isInstance = namespaceOfPrefix(reader.document, node, prefix) === XML_SCHEMA_INSTANCE;
  if (isInstance && EVERYWHERE.includes(local)) return;
  const element = reader.name(node);
  if (isInstance && local === "type" && canBeOfType(context, node, type, value.trim())) {
    const message = `${name} says that ${element} is ${withArticle(value)}, which is not checked.`;
    const diagnostic = { message, remedy: `Remove ${name}, or validate the message against its schema.`, name };
    diagnostics.add("warning", "unknown-attribute", diagnostic, node, attribute);
    return;
  }
  const message = `${element} has the attribute ${name}; no attribute of ${maker} has a prefix.`;
  const diagnostic = { message, remedy: `Remove ${name}.`, name };
  diagnostics.add("error", "unknown-attribute", diagnostic, node, attribute);
};
