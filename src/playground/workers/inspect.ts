import {
  type AllowedHere,
  allowedIn,
  childElements,
  choiceAt,
  choiceIn,
  type ErnDocument,
  type ErnMessage,
  type ErnValue,
  isElement,
  listAddable,
  listAttributes,
  listReferences,
  nameOf,
  namesTo,
  nodeAt,
  type NodeId,
  parentOf,
  pathOf,
  rangeOf,
  type ReferenceKind,
  textOf,
  type ValueChoice,
} from "@ddex-suite/ern";

import {
  dealFields,
  headerFields,
  type LabelledValue,
  numberLabels,
  partyFields,
  releaseFields,
  resourceFields,
} from "./form-fields";

type Part = readonly [
  owner: { readonly node: NodeId; readonly reference?: ErnValue | null },
  name: string,
  fields: () => LabelledValue[],
  kind?: ReferenceKind,
];

const listParts = ({ header, parties, resources, releases, releaseDeals }: ErnMessage): Part[] => [
  ...(header ? [[header, "Header", () => headerFields(header)] as const] : []),
  ...parties.map((party) => [party, "Party", () => partyFields(party), "party"] as const),
  ...resources.map((resource) => [resource, resource.kind, () => resourceFields(resource), "resource"] as const),
  ...releases.map((release) => [release, release.kind, () => releaseFields(release), "release"] as const),
  ...releaseDeals.flatMap(({ deals }) => deals.map((deal) => [deal, "Deal", () => dealFields(deal)] as const)),
];

const toReferenceField = (document: ErnDocument, kind?: ReferenceKind, value?: string) => {
  if (!kind || value === undefined) return null;
  const count = listReferences(document).filter((found) => found.kind === kind && found.value === value).length;
  return { kind, value, count };
};

type FormField = Omit<ErnValue, "node"> & { label: string; path: string; choice?: ValueChoice };

/** The header, party, resource, release or deal at the cursor. Elements are identified by path, which stays valid after other edits. */
const toFormPart = (document: ErnDocument, [owner, name, listFields, kind]: Part, allowed?: AllowedHere) => {
  const seen = new Set<number>();
  const reference = owner.reference?.value;
  const fields = numberLabels(listFields().filter(([, { from }]) => !seen.has(from) && seen.add(from)));
  return {
    title: [name, reference].filter(Boolean).join(" "),
    path: pathOf(document, owner.node),
    fields: fields.map(([label, { value, node, attribute, from, to }]): FormField => ({
      label,
      value,
      path: pathOf(document, node),
      attribute,
      from,
      to,
      choice: choiceAt(document, allowed, node, attribute),
    })),
    reference: toReferenceField(document, kind, reference),
  };
};

/** The children that an element may get, each with those that it requires, or with the values that its text may have. */
const listAddables = (document: ErnDocument, node: NodeId, allowed?: AllowedHere) => {
  const ancestors = namesTo(document, node);
  return listAddable(document, node, allowed).map(
    (name): { name: string; required?: string[]; choice?: ValueChoice } => ({
      name,
      required: allowed?.lacking([...ancestors, name], [])?.map((child) => child.name),
      choice: choiceIn(allowed, [...ancestors, name]),
    }),
  );
};

export type ElementInfo = NonNullable<ReturnType<typeof toElementInfo>>;

/** The element at the cursor. Its text is null if it has child elements. */
const toElementInfo = (document: ErnDocument, offset: number, allowed?: AllowedHere) => {
  let node = nodeAt(document, offset);
  while (node !== 0 && !isElement(document, node)) node = parentOf(document, node);
  if (node === 0) return null;
  return {
    name: nameOf(document, node),
    path: pathOf(document, node),
    text: childElements(document, node).length > 0 ? null : textOf(document, node),
    choice: choiceAt(document, allowed, node),
    attributes: listAttributes(document, node).map(({ name, value }) => ({
      name,
      value,
      choice: choiceAt(document, allowed, node, name),
    })),
    addable: listAddables(document, node, allowed),
    ...(allowed && { allowedBy: allowed.maker }),
    isRoot: node === document.root,
  };
};

export type Inspection = ReturnType<typeof inspect>;

/** Returns the form and the element at an offset; the main release's form if there's none at the offset. */
export const inspect = (document: ErnDocument, message: ErnMessage, offset: number, allowed = allowedIn(document)) => {
  const parts = listParts(message);
  const main = message.releases.find(({ isMain }) => isMain) ?? message.releases[0];
  const part =
    parts.find(([owner]) => {
      const { from, to } = rangeOf(document, owner.node);
      return from <= offset && offset < to;
    }) ?? parts.find(([owner]) => owner.node === main?.node);
  return { part: part ? toFormPart(document, part, allowed) : null, element: toElementInfo(document, offset, allowed) };
};
