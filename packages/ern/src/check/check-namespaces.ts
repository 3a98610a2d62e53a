import type { Reader } from "../model/reader";
import type { ErnAttribute, NodeId } from "../types";
import { listAttributes } from "../xml/attributes";
import { prefixOf } from "../xml/names";
import { isElement, nameOf } from "../xml/nodes";
import type { DiagnosticList } from "./diagnostic-list";

/** A declaration of a namespace, and the element that it's on. */
interface Declaration {
  node: NodeId;
  attribute: ErnAttribute;
}

/** The declarations that hold up to a node, by prefix; "" is the default namespace. */
interface Scope {
  until: NodeId;
  declarations: ReadonlyMap<string, Declaration>;
}

const FOREIGN =
  "Remove it. Your own data can be a ProprietaryId, a UserDefinedValue where a set has one, or a file next to the message.";

/** Reports a default namespace that elements of the message are in. */
const reportDefaultNamespace = (
  reader: Reader,
  maker: string,
  declaration: Declaration,
  diagnostics: DiagnosticList,
): void => {
  const { node, attribute } = declaration;
  const what = node === reader.document.root ? "all elements" : `${nameOf(reader.document, node)} and what is in it`;
  const message = `xmlns="${attribute.value}" puts ${what} into that namespace; in ${maker}, only the root element has one.`;
  const remedy = "Give the namespace a prefix, and that prefix to the root element alone.";
  diagnostics.add("error", "namespace", { message, remedy }, node, attribute);
};

/** Reports elements that have a prefix of the message's own namespace. */
const reportPrefix = (reader: Reader, maker: string, nodes: readonly NodeId[], diagnostics: DiagnosticList): void => {
  const more = nodes.length - 1;
  const others = more === 0 ? "" : more === 1 ? " One more element has it." : ` ${more} more elements have it.`;
  const message = `${nameOf(reader.document, nodes[0]!)} has a prefix; in ${maker}, only the root element has one.${others}`;
  const remedy = "Remove the prefix, from the closing tags too.";
  diagnostics.addElement("error", "namespace", { message, remedy }, nodes[0]!);
};

/** Checks that the root element alone is in a namespace, as in all versions of ERN 3 and 4. */
export const checkNamespaces = (
  reader: Reader,
  maker: string,
  namespace: string,
  diagnostics: DiagnosticList,
): void => {
  const { document } = reader;
  const { nodes, source, root } = document;
  const prefixes = nodes.names.map(prefixOf);
  const scopes: Scope[] = [{ until: nodes.count, declarations: new Map() }];
  const inDefault = new Set<Declaration>();
  const prefixed = new Map<string, NodeId[]>();
  let next = source.indexOf("xmlns", nodes.start[root]);

  const enter = (node: NodeId): ReadonlyMap<string, Declaration> => {
    while (scopes.at(-1)!.until <= node) scopes.pop();
    const { declarations } = scopes.at(-1)!;
    while (next !== -1 && next < nodes.start[node]!) next = source.indexOf("xmlns", next + 1);
    if (next === -1 || next >= nodes.contentStart[node]!) return declarations;
    const ownDeclarations = listAttributes(document, node)
      .filter(({ name }) => /^xmlns(:|$)/.test(name))
      .map((attribute) => [attribute.name.slice("xmlns:".length), { node, attribute }] as const);
    const merged = new Map([...declarations, ...ownDeclarations]);
    scopes.push({ until: nodes.after[node]!, declarations: merged });
    return merged;
  };

  // Nearly all messages declare namespaces on the root element alone, and only that has a prefix.
  const declared = enter(root);
  const isInNone = (_: string, id: number): boolean =>
    id === nodes.name[root] || (declared.get(prefixes[id]!)?.attribute.value ?? "") === "";
  if (source.indexOf("xmlns", nodes.contentStart[root]) === -1 && nodes.names.every(isInNone)) return;

  for (let node = root + 1; node < nodes.count;) {
    if (!isElement(document, node)) {
      node += 1;
      continue;
    }
    const prefix = prefixes[nodes.name[node]!]!;
    const declaration = enter(node).get(prefix);
    const isForeign = prefix !== "" && declaration !== undefined && declaration.attribute.value !== namespace;
    if (declaration && declaration.attribute.value !== "") {
      if (isForeign) {
        const message = `${nameOf(document, node)} is in the namespace ${declaration.attribute.value}; ${maker} has no place for elements of others.`;
        diagnostics.addElement("error", "namespace", { message, remedy: FOREIGN, entry: "playground-foreign" }, node);
      } else if (prefix === "") inDefault.add(declaration);
      else {
        const found = prefixed.get(prefix) ?? [];
        prefixed.set(prefix, found);
        found.push(node);
      }
    }
    node = isForeign ? nodes.after[node]! : node + 1;
  }
  for (const declaration of inDefault) reportDefaultNamespace(reader, maker, declaration, diagnostics);
  for (const found of prefixed.values()) reportPrefix(reader, maker, found, diagnostics);
};
