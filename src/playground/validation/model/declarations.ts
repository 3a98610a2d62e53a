import { ErnError } from "../../../ern/ern-error";
import { toXsdNode, toKey, type XsdNode } from "./xsd-node";
import type { ErnDocument } from "../../../ern/types";

const KINDS = ["element", "complexType", "simpleType", "group", "attribute", "attributeGroup"] as const;
export type DeclarationKind = (typeof KINDS)[number];

/** The global declarations of a schema's files. */
export interface Declarations {
  find: (kind: DeclarationKind, key: string) => XsdNode | undefined;
  /** The elements that may substitute for one. */
  substitutesFor: (key: string) => readonly XsdNode[];
  /** Names of the elements that the first file declares. */
  roots: readonly string[];
}

const refuse = (file: string, what: string): never => {
  throw new ErnError({
    code: "data",
    message: `${file} uses ${what}, which cannot be followed here.`,
    remedy: "Messages are checked with it; what may be written is said by this site’s tables.",
  });
};

/** Reads the declarations of files; a file without a namespace gets that of the first. */
export const readDeclarations = (
  files: readonly { name: string; document: ErnDocument; namespace: string }[],
): Declarations => {
  const found = new Map<string, XsdNode>();
  const substitutes = new Map<string, XsdNode[]>();
  const own = files[0]!.namespace;
  const roots: string[] = [];
  for (const [at, { name: file, document, namespace }] of files.entries()) {
    const target = namespace || own;
    for (const node of toXsdNode(document, document.root, target).children) {
      if (node.name === "redefine" || node.name === "override") refuse(file, `xs:${node.name}`);
      const name = node.attribute("name");
      if (name === undefined || !(KINDS as readonly string[]).includes(node.name)) continue;
      found.set(`${node.name} ${toKey(target, name)}`, node);
      if (node.name !== "element") continue;
      if (at === 0) roots.push(name);
      const head = node.attribute("substitutionGroup");
      if (head === undefined) continue;
      const key = node.resolve(head);
      substitutes.set(key, [...(substitutes.get(key) ?? []), node]);
    }
  }
  return {
    find: (kind, key) => found.get(`${kind} ${key}`),
    substitutesFor: (key) => substitutes.get(key) ?? [],
    roots,
  };
};
