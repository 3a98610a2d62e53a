import { memoize, memoizeWeak } from "../memoize";
import type { ErnVersion } from "../model-types";
import type { ErnValue } from "../model-types";
import { schemaModelOf } from "../schema/schema-model-of";
import { usesIn } from "../schema/schema-rules";
import { versionNumberOf, versionOf } from "../schema/versions";
import type { ErnDocument, NodeId } from "../types";
import { REFERENCE_KINDS, type ReferenceKind } from "../values/plain-values";
import { localPartOf } from "../xml/names";
import { childElements, isElement, localNameOf, parentOf } from "../xml/nodes";
import { createReader } from "./reader";

export type { ReferenceKind };

/** Returns the first letter that the schema requires for a reference. */
export const letterOf = (kind: ReferenceKind): string =>
  Object.entries(REFERENCE_KINDS).find(([, candidate]) => candidate === kind)![0];

/** What an element with a reference as its text does with it. */
interface ReferenceType {
  kind: ReferenceKind;
  isDefinition: boolean;
}

type ReferenceTypes = ReadonlyMap<string, ReferenceType | null>;

/** The elements of a version that contain a reference, by "Parent/Name" and by name; null if others have the same. */
const typesIn = memoize((version: ErnVersion): ReferenceTypes => {
  const { types, values } = schemaModelOf(version);
  const found = new Map<string, ReferenceType | null>();
  const read = (type: number): ReferenceType | null => {
    const { kind = "", base } = values[types[type]!.text ?? -1] ?? {};
    const letter = /^reference([A-Z])$/.exec(kind)?.[1];
    return letter === undefined
      ? null
      : { kind: REFERENCE_KINDS[letter as keyof typeof REFERENCE_KINDS], isDefinition: base === "ID" };
  };
  const uses = usesIn(version).map(({ name, parent, type }) => ({ name, parent, kind: read(type) }));
  const names = new Set(uses.filter(({ kind: reference }) => reference).map(({ name }) => name));
  for (const { name, parent, kind: reference } of uses.filter((use) => names.has(use.name))) {
    for (const key of [`${parent}/${name}`, name]) {
      const known = found.get(key);
      const isSame =
        known === undefined || (known?.kind === reference?.kind && known?.isDefinition === reference?.isDefinition);
      found.set(key, isSame ? reference : null);
    }
  }
  return found;
});

/** The tables that fit a document: those of its version, else the latest of its generation, or of both. */
const tablesFor = (document: ErnDocument): ReferenceTypes[] => {
  const version = versionOf(document);
  if (version) return [typesIn(version)];
  const number = versionNumberOf(document);
  if (number) return [typesIn(number.startsWith("3") ? "3.8.3" : "4.3")];
  return [typesIn("4.3"), typesIn("3.8.3")];
};

/** The reference type of an element; null if it has no reference. */
const findType = (tables: readonly ReferenceTypes[], parent: string, name: string): ReferenceType | null => {
  for (const key of [`${parent}/${name}`, name]) for (const table of tables) if (table.has(key)) return table.get(key)!;
  return null;
};

/** Returns whether an element defines a reference. */
export const definesReference = (document: ErnDocument, node: NodeId): boolean =>
  findType(tablesFor(document), localNameOf(document, parentOf(document, node)), localNameOf(document, node))
    ?.isDefinition ?? false;

export interface FoundReference extends ErnValue, ReferenceType {}

/** Returns all references of a message in document order, definitions and uses. */
export const listReferences = memoizeWeak((document: ErnDocument): readonly FoundReference[] => {
  const { nodes, root } = document;
  const reader = createReader(document);
  const tables = tablesFor(document);
  const locals = nodes.names.map(localPartOf);
  const mayBe = locals.map((name) => tables.some((table) => table.has(name)));
  const known = new Map<number, ReferenceType | null>();
  const typeOf = (node: NodeId): ReferenceType | null => {
    const parent = nodes.name[parentOf(document, node)]!;
    const key = parent * nodes.names.length + nodes.name[node]!;
    if (!known.has(key)) known.set(key, findType(tables, locals[parent]!, reader.name(node)));
    return known.get(key)!;
  };
  const found: FoundReference[] = [];
  for (let node = root; node < nodes.count; node += 1) {
    if (!mayBe[nodes.name[node]!] || !isElement(document, node)) continue;
    const type = typeOf(node);
    if (!type || (nodes.after[node] !== node + 1 && childElements(document, node).length > 0)) continue;
    const { value, from, to } = reader.valueOf(node);
    found.push({ value, from, to, node, ...type });
  }
  return found;
});
