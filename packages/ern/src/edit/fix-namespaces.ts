import { namespaceOfPrefix } from "../schema/versions";
import type { ErnDiagnostic, ErnDocument, Fix } from "../types";
import { listAttributes } from "../xml/attributes";
import { prefixOf } from "../xml/names";
import { nameOf } from "../xml/nodes";
import type { FillContext } from "./fill-context";
import { attributeRemovalOf, fixByRemoval, renamingOf } from "./fix-names";

/** The prefix that the root element gets if it has none. */
const PREFIX = "ern";

/** Gives the root element's default namespace a prefix, and the root element alone that prefix. */
const fixRootDefault = (document: ErnDocument, from: number): Fix[] => {
  const { root } = document;
  if (namespaceOfPrefix(document, root, PREFIX) !== "") return [];
  const declaration = { from, to: from + "xmlns".length, insert: `xmlns:${PREFIX}` };
  const splices = [...renamingOf(document, root, `${PREFIX}:${nameOf(document, root)}`), declaration];
  splices.sort((a, b) => a.from - b.from);
  return [{ label: `Write the prefix ${PREFIX} for the root alone`, splices, isCertain: true }];
};

/** Removes the prefix of the message's own namespace from all elements but the root. */
const fixPrefix = ({ document, ownPrefixes, prefixed }: FillContext, prefix: string): Fix[] => {
  if (!ownPrefixes().has(prefix)) return [];
  const splices = (prefixed().get(prefix) ?? []).flatMap((node) =>
    renamingOf(document, node, nameOf(document, node).slice(prefix.length + 1)),
  );
  splices.sort((a, b) => a.from - b.from);
  return [{ label: `Remove the prefix ${prefix}`, splices, isCertain: true }];
};

/** Puts an element back into the namespace that it belongs to, or removes it if the message has no place for it. */
export const fixNamespace = (context: FillContext, { node = 0, from }: ErnDiagnostic): Fix[] => {
  const { document } = context;
  const { root } = document;
  const name = nameOf(document, node);
  const prefix = prefixOf(name);
  const rootNamespace = namespaceOfPrefix(document, root, prefixOf(nameOf(document, root)));
  const declaration = listAttributes(document, node).find((attribute) => attribute.from === from);
  if (declaration) {
    if (node === root && prefix === "") return fixRootDefault(document, from);
    const splices = [attributeRemovalOf(document, declaration)];
    return [{ label: "Remove xmlns", splices, ...(declaration.value === rootNamespace && { isCertain: true }) }];
  }
  if (namespaceOfPrefix(document, node, prefix) === rootNamespace) return fixPrefix(context, prefix);
  return fixByRemoval(context, node, `Remove ${name}`);
};
