import type { ErnValue } from "../model-types";
import type { ErnDocument } from "../types";
import { isElement, localNameOf, parentOf } from "../xml/nodes";
import { createReader } from "./reader";

/** References by kind: the element that defines one, in which parents, the elements that refer to one, and its first letter. */
const REFERENCES = [
  ["party", "PartyReference", /^Party$/, /PartyReference$|^ReleaseLabelReference$/, "P"],
  [
    "technical details",
    "TechnicalResourceDetailsReference",
    /^(Technical\w*|Clip|Preview)Details$/,
    /TechnicalResourceDetailsReference$/,
    "T",
  ],
  [
    "resource",
    "ResourceReference",
    /^(SoundRecording|Video|Image|Text|SheetMusic|Software|MIDI|UserDefinedResource)$/,
    /ResourceReference$/,
    "A",
  ],
  ["release", "ReleaseReference", /^(Track|Clip)?Release$/, /ReleaseReference$/, "R"],
  ["visibility", "VisibilityReference", /Visibility$/, /VisibilityReference$/, "V"],
] as const;

export type ReferenceKind = (typeof REFERENCES)[number][0];

/** The first letter that the schema requires for a reference. */
export const letterOf = (kind: ReferenceKind): string => REFERENCES.find(([each]) => each === kind)![4];

interface FoundReference extends ErnValue {
  kind: ReferenceKind;
  isDefinition: boolean;
}

/** All references of a message in document order, definitions and uses. */
export const listReferences = (document: ErnDocument): FoundReference[] => {
  const reader = createReader(document);
  const isReference = document.nodes.names.map((name) => name.endsWith("Reference"));
  const found: FoundReference[] = [];
  for (let node = document.root; node < document.nodes.count; node += 1) {
    if (!isReference[document.nodes.name[node]!] || !isElement(document, node)) continue;
    const name = reader.name(node);
    const [kind, definition, parents] = REFERENCES.find(([, , , use]) => use.test(name)) ?? [];
    if (!kind) continue;
    const isDefinition = name === definition && parents!.test(localNameOf(document, parentOf(document, node)));
    const { value, from, to } = reader.valueOf(node);
    found.push({ value, from, to, node, kind, isDefinition });
  }
  return found;
};
