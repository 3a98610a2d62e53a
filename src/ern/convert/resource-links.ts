import type { ElementData } from "../xml/write-element";
import type { NewMessage } from "./new-message";
import type { SourceElement } from "./source-element";

/** The types of a message's resources, by reference. */
export type ResourceTypes = ReadonlyMap<string, { name: string; type: string }>;

const LINKS: Readonly<Record<string, string>> = {
  FrontCoverImage: "CoverArt",
  VideoScreenCapture: "VideoScreenCapture",
};

/** Is the resource a companion of others, rather than part of the release's own order? */
export const isSecondary = (reference: SourceElement, types: ResourceTypes): boolean =>
  reference.attribute("ReleaseResourceType") === "SecondaryResource" ||
  ["Image", "Text"].includes(types.get(reference.text)?.name ?? "");

const settleType = (reference: SourceElement, target: ElementData, why: string): void => {
  if (reference.attribute("ReleaseResourceType") === undefined) return;
  reference.ledger.attribute(reference.node, "ReleaseResourceType", { outcome: "changed", target, why });
};

/** One of the release's resources, in the group's order or as a companion. */
export const toLink = (reference: SourceElement, types: ResourceTypes, message: NewMessage): ElementData => {
  const type = types.get(reference.text)?.type ?? "";
  const description = LINKS[type] ?? "UserDefined";
  const own = { Namespace: message.namespace, UserDefinedValue: type || "AccompanyingResource" };
  const target = reference.leaf("LinkedReleaseResourceReference", {
    add: { LinkDescription: description, ...(description === "UserDefined" && own) },
    why: "4.3 links images and texts to what they accompany.",
  });
  settleType(reference, target, "A secondary resource of 3.8.2 is a linked one in 4.3.");
  return target;
};

/** A reference to a resource in the group's order. */
export const takeReference = (reference: SourceElement): ElementData => {
  const target = reference.leaf();
  settleType(reference, target, "In 4.3 what stands in the group's order is primary.");
  return target;
};
