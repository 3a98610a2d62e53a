import { toRoot43 } from "../build/elements";
import type { ErnVersion } from "../model-types";
import { schemaModelOf } from "../schema/schema-model-of";
import { rulesOf } from "../schema/schema-rules";
import { AVS_VERSION_ID } from "../schema/versions";
import type { ElementData } from "../xml/to-xml";
import { createElementMapper } from "./map-elements";
import { addParts, type NewMessage } from "./new-message";
import type { SourceElement } from "./source-element";
import { Visibilities } from "./visibilities";

const findPart = (of: ElementData, name: string): ElementData | undefined =>
  of.children?.find((child) => child.name === name);

/** The previews of all deals of a message. */
const toVisibilities = (root: SourceElement): Visibilities => {
  const visibilities = new Visibilities();
  const releases = new Set(
    root
      .first("ReleaseList")
      ?.all("Release")
      .map((release) => release.textAt("ReleaseReference")),
  );
  for (const deals of root.first("DealList")?.all("ReleaseDeal") ?? [])
    for (const terms of deals.all("Deal").flatMap((deal) => deal.all("DealTerms")))
      visibilities.add(terms, deals.all("DealReleaseReference"), (reference) => releases.has(reference));
  return visibilities;
};

/** Returns a message of ERN 4 with the names and in the places of 4.3; one of a later version with its own. */
export const convertErn4 = (root: SourceElement, version: ErnVersion, message: NewMessage): ElementData => {
  const { mapChildren } = createElementMapper(version, message, {
    "ReleaseId/ISRC": (isrc, { parent }) => [message.toOwnId(isrc, ["", parent?.textAt("ReleaseReference")])],
  });
  const visibilities = toVisibilities(root);
  const parts = mapChildren(root, []);
  const { type } = rulesOf("4.3").rulesOfType(schemaModelOf("4.3").roots.NewReleaseMessage!);
  const keep = type.attributes.map(({ name }) => name);
  const target = toRoot43(parts, { AvsVersionId: AVS_VERSION_ID, ...root.keptAttributes(keep) });
  root.composite(target, { keep, why: "The namespace is that of 4.3." });
  for (const release of findPart(target, "ReleaseList")?.children ?? [])
    addParts(release, visibilities.of(findPart(release, "ReleaseReference")?.text ?? ""));
  const deals = findPart(target, "DealList");
  if (deals) addParts(deals, visibilities.made);
  const parties = findPart(target, "PartyList");
  if (parties) message.addTo(parties);
  return target;
};
