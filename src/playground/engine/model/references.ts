import { ErnError } from "../ern-error";
import type { ErnValue } from "../model-types";
import { applySplices } from "../text/splices";
import type { ErnDocument, ErnEdit, NodeId } from "../types";
import { escapeText } from "../xml/escape";
import { isElement, localNameOf, parentOf, positionAt } from "../xml/nodes";
import { createReader, type Reader } from "./reader";

export type ReferenceKind = "party" | "resource" | "release" | "technical details" | "visibility";

interface ReferenceWords {
  kind: ReferenceKind;
  /** The element that defines a reference, in one of the parents. */
  definition: string;
  parents: RegExp;
  /** Elements that refer to one. */
  use: RegExp;
  /** The letter with which the schema wants such a reference to begin. */
  letter: string;
}

const REFERENCES: readonly ReferenceWords[] = [
  {
    kind: "party",
    definition: "PartyReference",
    parents: /^Party$/,
    use: /PartyReference$|^ReleaseLabelReference$/,
    letter: "P",
  },
  {
    kind: "technical details",
    definition: "TechnicalResourceDetailsReference",
    parents: /^(Technical\w*|Clip|Preview)Details$/,
    use: /TechnicalResourceDetailsReference$/,
    letter: "T",
  },
  {
    kind: "resource",
    definition: "ResourceReference",
    parents: /^(SoundRecording|Video|Image|Text|SheetMusic|Software|MIDI|UserDefinedResource)$/,
    use: /ResourceReference$/,
    letter: "A",
  },
  {
    kind: "release",
    definition: "ReleaseReference",
    parents: /^(Track|Clip)?Release$/,
    use: /ReleaseReference$/,
    letter: "R",
  },
  {
    kind: "visibility",
    definition: "VisibilityReference",
    parents: /Visibility$/,
    use: /VisibilityReference$/,
    letter: "V",
  },
];

/** A reference as it stands in a message. */
export interface FoundReference extends ErnValue {
  kind: ReferenceKind;
  isDefinition: boolean;
}

const classify = (reader: Reader, node: NodeId): { kind: ReferenceKind; isDefinition: boolean } | undefined => {
  const name = reader.name(node);
  const words = REFERENCES.find(({ use }) => use.test(name));
  if (!words) return undefined;
  const parent = localNameOf(reader.document, parentOf(reader.document, node));
  return { kind: words.kind, isDefinition: name === words.definition && words.parents.test(parent) };
};

/** All references of a message in its order: where they are defined and where they are used. */
export const listReferences = (document: ErnDocument): FoundReference[] => {
  const reader = createReader(document);
  const isReference = document.nodes.names.map((name) => name.endsWith("Reference"));
  const found: FoundReference[] = [];
  for (let node = document.root; node < document.nodes.count; node += 1) {
    if (!isReference[document.nodes.name[node]!] || !isElement(document, node)) continue;
    const kind = classify(reader, node);
    if (!kind) continue;
    const { value, from, to } = reader.valueOf(node);
    found.push({ value, from, to, node, ...kind });
  }
  return found;
};

/** Renames a reference where it is defined and wherever it is used. */
export const renameReference = (
  document: ErnDocument,
  { kind, from, to }: { kind: ReferenceKind; from: string; to: string },
): ErnEdit => {
  const references = listReferences(document).filter((reference) => reference.kind === kind);
  const found = references.filter(({ value }) => value === from);
  const refuse = (message: string, remedy: string, offset = 0): ErnError =>
    new ErnError({ code: "edit", message, remedy, ...positionAt(document, offset) });
  const { letter } = REFERENCES.find((words) => words.kind === kind)!;
  const [first] = found;
  if (!first) throw refuse(`No ${kind} has the reference ${from}.`, "Choose a reference of the message.");
  const taken = references.find(({ value }) => value === to);
  if (taken && to !== from) throw refuse(`The reference ${to} is taken.`, "Choose another one.", taken.from);
  if (!new RegExp(`^${letter}[\\w-]+$`).test(to)) {
    throw refuse(
      `“${to}” cannot be the reference of a ${kind}.`,
      `Begin with ${letter}; letters, digits, “-” and “_” follow.`,
      first.from,
    );
  }
  return applySplices(
    document.source,
    found.map((reference) => ({ from: reference.from, to: reference.to, insert: escapeText(to) })),
  );
};
