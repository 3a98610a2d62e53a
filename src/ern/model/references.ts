import type { ErnValue } from "../model-types";
import type { ErnDocument, NodeId } from "../types";
import { isElement, localNameOf, parentOf } from "../xml/nodes";
import { createReader, type Reader } from "./reader";

export type ReferenceKind = "party" | "resource" | "release" | "technical details" | "visibility";

interface ReferenceWords {
  kind: ReferenceKind;
  /** The element that defines a reference, in one of the parents. */
  definition: string;
  parents: RegExp;
  /** Elements that refer to one. */
  use: RegExp;
}

const REFERENCES: readonly ReferenceWords[] = [
  {
    kind: "party",
    definition: "PartyReference",
    parents: /^Party$/,
    use: /PartyReference$|^ReleaseLabelReference$/,
  },
  {
    kind: "technical details",
    definition: "TechnicalResourceDetailsReference",
    parents: /^(Technical\w*|Clip|Preview)Details$/,
    use: /TechnicalResourceDetailsReference$/,
  },
  {
    kind: "resource",
    definition: "ResourceReference",
    parents: /^(SoundRecording|Video|Image|Text|SheetMusic|Software|MIDI|UserDefinedResource)$/,
    use: /ResourceReference$/,
  },
  {
    kind: "release",
    definition: "ReleaseReference",
    parents: /^(Track|Clip)?Release$/,
    use: /ReleaseReference$/,
  },
  {
    kind: "visibility",
    definition: "VisibilityReference",
    parents: /Visibility$/,
    use: /VisibilityReference$/,
  },
];

/** A reference found in a message. */
interface FoundReference extends ErnValue {
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

/** All references of a message in document order, definitions and uses. */
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
