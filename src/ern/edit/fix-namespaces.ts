import { namespaceOfPrefix, prefixOf } from "../schema/versions";
import type { ErnDiagnostic, ErnDocument, Fix, NodeId, Splice } from "../types";
import { listAttributes } from "../xml/attributes";
import { isElement, nameOf } from "../xml/nodes";
import type { FillContext } from "./fix-lacking";
import { attributeRemovalOf, fixByRemoval, renamingOf } from "./fix-names";

/** The prefix that the root element gets if it has none. */
const PREFIX = "ern";

/** Gives the root element's default namespace a prefix, and the root element alone that prefix. */
const fixRootDefault = (document: ErnDocument, from: number): Fix[] => {
  const { root } = document;
  if (namespaceOfPrefix(document, root, PREFIX) !== "") return [];
  const declaration = { from, to: from + "xmlns".length, insert: `xmlns:${PREFIX}` };
  const splices = [...renamingOf(document, root, `${PREFIX}:${nameOf(document, root)}`), declaration];
  return [{ label: `Write the prefix ${PREFIX} for the root alone`, splices: splices.sort((a, b) => a.from - b.from) }];
};

/** Removes the prefix of the message's own namespace from all elements but the root. */
const fixPrefix = (document: ErnDocument, prefix: string): Fix[] => {
  // If it's declared twice, it may mean another namespace somewhere.
  if (document.source.split(`xmlns:${prefix}`).length !== 2) return [];
  const splices: Splice[] = [];
  for (let node: NodeId = document.root + 1; node < document.nodes.count; node += 1) {
    if (!isElement(document, node)) continue;
    const name = nameOf(document, node);
    if (prefixOf(name) === prefix) splices.push(...renamingOf(document, node, name.slice(prefix.length + 1)));
  }
  return [{ label: `Remove the prefix ${prefix}`, splices: splices.sort((a, b) => a.from - b.from) }];
};

/** Puts an element back into the namespace that it belongs to, or removes it if the message has no place for it. */
export const fixNamespace = (context: FillContext, { node = 0, from }: ErnDiagnostic): Fix[] => {
  const { document } = context;
  const { root } = document;
  const name = nameOf(document, node);
  const prefix = prefixOf(name);
  const declaration = listAttributes(document, node).find((attribute) => attribute.from === from);
  if (declaration) {
    if (node === root && prefix === "") return fixRootDefault(document, from);
    return [{ label: "Remove xmlns", splices: [attributeRemovalOf(document, declaration)] }];
  }
  const rootNamespace = namespaceOfPrefix(document, root, prefixOf(nameOf(document, root)));
  if (namespaceOfPrefix(document, node, prefix) === rootNamespace) return fixPrefix(document, prefix);
  return fixByRemoval(context, node, `Remove ${name}`);
};
