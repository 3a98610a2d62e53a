import { ErnError } from "../ern-error";
import type { ErnDocument, NodeId } from "../types";
import { listAttributes } from "../xml/attributes";
import { localPartOf, prefixOf } from "../xml/names";
import { childElements, localNameOf, nameOf, textOf } from "../xml/nodes";

export const XML_SCHEMA = "http://www.w3.org/2001/XMLSchema";

/** Returns the notation for an expanded name: "{namespace}name". */
export const toKey = (namespace: string, name: string): string => `{${namespace}}${name}`;

/** An element of a schema file. */
export interface XsdNode {
  /** Its name in XML Schema; "" if it's in another namespace. */
  name: string;
  attribute: (name: string) => string | undefined;
  children: readonly XsdNode[];
  text: string;
  /** The expanded form of a name in one of its attributes. */
  resolve: (written: string) => string;
  /** The target namespace of its file. */
  target: string;
}

type Scope = ReadonlyMap<string, string>;

/** The namespace of a name as written: without a prefix or a default, it's the file's own. */
const namespaceIn = (scope: Scope, written: string, target: string): string =>
  scope.get(prefixOf(written)) ?? (written.includes(":") ? "" : target);

/** Reads an element and its contents lazily. */
const toXsdNode = (document: ErnDocument, node: NodeId, target: string, outerScope: Scope = new Map()): XsdNode => {
  const written = new Map(listAttributes(document, node).map(({ name, value }) => [name, value]));
  const declared = [...written].filter(([name]) => /^xmlns(:|$)/.test(name));
  const scope: Scope =
    declared.length === 0
      ? outerScope
      : new Map([...outerScope, ...declared.map(([name, uri]) => [name.slice(6), uri] as const)]);
  const isOfSchema = namespaceIn(scope, nameOf(document, node), "") === XML_SCHEMA;
  let children: XsdNode[] | undefined;
  return {
    name: isOfSchema ? localNameOf(document, node) : "",
    attribute: (name) => written.get(name),
    get children() {
      return (children ??= childElements(document, node).map((child) => toXsdNode(document, child, target, scope)));
    },
    get text() {
      return textOf(document, node);
    },
    resolve: (name) => toKey(namespaceIn(scope, name, target), localPartOf(name)),
    target,
  };
};

const KINDS = ["element", "complexType", "simpleType", "group", "attribute", "attributeGroup"] as const;
type DeclarationKind = (typeof KINDS)[number];

export type Declarations = ReturnType<typeof toDeclarations>;

const throwUnsupported = (file: string, what: string): never => {
  throw new ErnError({
    code: "data",
    message: `${file} uses ${what}, which cannot be followed here.`,
    remedy: "Messages are checked with it; suggestions come from this site’s tables.",
  });
};

/** Returns the global declarations of files; a file without a namespace gets that of the first. */
export const toDeclarations = (files: readonly { name: string; document: ErnDocument; namespace: string }[]) => {
  const found = new Map<string, XsdNode>();
  const substitutes = new Map<string, XsdNode[]>();
  const mainNamespace = files[0]!.namespace;
  const roots: string[] = [];
  for (const [index, { name: file, document, namespace }] of files.entries()) {
    const target = namespace || mainNamespace;
    for (const node of toXsdNode(document, document.root, target).children) {
      if (node.name === "redefine" || node.name === "override") throwUnsupported(file, `xs:${node.name}`);
      const name = node.attribute("name");
      if (name === undefined || !(KINDS as readonly string[]).includes(node.name)) continue;
      found.set(`${node.name} ${toKey(target, name)}`, node);
      if (node.name !== "element") continue;
      if (index === 0) roots.push(name);
      const head = node.attribute("substitutionGroup");
      if (head === undefined) continue;
      const key = node.resolve(head);
      substitutes.set(key, [...(substitutes.get(key) ?? []), node]);
    }
  }
  return {
    find: (kind: DeclarationKind, key: string) => found.get(`${kind} ${key}`),
    /** The elements that may substitute for one. */
    substitutesFor: (key: string): readonly XsdNode[] => substitutes.get(key) ?? [],
    /** Names of the elements that the first file declares. */
    roots,
  };
};

const documentationOf = (node: XsdNode | undefined): string[] =>
  (node?.children ?? [])
    .filter(({ name }) => name === "annotation")
    .flatMap(({ children }) => children.filter(({ name }) => name === "documentation"))
    .map(({ text }) => text.replace(/\s+/g, " ").trim());

/** How DDEX's schemas report that something is deprecated: generally, with a month, or by its name. */
const DEPRECATED =
  /\bthis (?:element|attribute|allowed value) (?:is|has been) deprecated(?: in (\d{4}-\d\d))?|\(deprecated\)/i;

/** Returns the month since when a declaration is deprecated, "" if it isn't known; undefined if it isn't deprecated. */
export const deprecationOf = (node: XsdNode): string | undefined => {
  const name = node.attribute("name");
  const byName = new RegExp(`\\b(?:${name}|${name} and \\w+|\\w+ and ${name}) (?:is|are) deprecated`);
  for (const text of documentationOf(node)) {
    const match = DEPRECATED.exec(text) ?? (name === undefined ? null : byName.exec(text));
    if (match) return match[1] ?? "";
  }
  return undefined;
};

/** One or two sentences are shown. */
const LONGEST_MEANING = 600;

/** Returns a schema's documentation of a declaration, in one line. */
export const meaningOf = (node: XsdNode | undefined): string | undefined =>
  documentationOf(node)[0]?.slice(0, LONGEST_MEANING) || undefined;
