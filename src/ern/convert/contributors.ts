import { branch, leaf } from "../build/data-elements";
import type { ElementData } from "../xml/write-element";
import type { NewMessage } from "./new-message";
import type { SourceElement } from "./source-element";
import { onceForAll, type TerritoryDetails } from "./territories";
import { takeValue } from "./values";

const toContributor = (source: SourceElement, roles: string, message: NewMessage): ElementData => {
  const keep = "SequenceNumber";
  const flag = (name: string, to: string) =>
    source.one(name)?.leaf(to, { why: "4.3 names it by what the contributor did." });
  const parts = [
    leaf("ContributorPartyReference", message.refer(source)),
    source.all(roles).map((role) => takeValue(role, "Role", { why: "4.3 calls it Role." })),
    source.all("InstrumentType").map((instrument) => takeValue(instrument)),
    flag("IsFeaturedArtist", "HasMadeFeaturedContribution"),
    flag("IsContractedArtist", "HasMadeContractedContribution"),
  ];
  const target = branch("Contributor", parts, source.keptAttributes(keep));
  return source.composite(target, { keep, why: "4.3 has one Contributor for all who contributed." });
};

/** The contributors to a resource, including the writers of its work. */
export const toContributors = (details: readonly TerritoryDetails[], message: NewMessage): ElementData[] => [
  ...onceForAll(details, "DisplayConductor", (source) => toContributor(source, "ArtistRole", message)),
  ...onceForAll(details, "ResourceContributor", (source) => toContributor(source, "ResourceContributorRole", message)),
  ...onceForAll(details, "IndirectResourceContributor", (source) =>
    toContributor(source, "IndirectResourceContributorRole", message),
  ),
];

const toRightsController = (source: SourceElement, message: NewMessage): ElementData => {
  const share = source.one("RightSharePercentage")?.leaf("RightSharePercentage", { keep: "HasMaxValueOfOne" });
  const parts = [
    leaf("RightsControllerPartyReference", message.refer(source)),
    source
      .all("RightsControllerRole")
      .map((role) => role.leaf("RightsControlType", { why: "4.3 calls it RightsControlType." })),
    share ?? source.one("RightShareUnknown")?.leaf(),
  ];
  const keep = "SequenceNumber";
  const target = branch("ResourceRightsController", parts, source.keptAttributes(keep));
  return source.composite(target, { keep, why: "4.3 tells rights in the recording from those in the work." });
};

export const toRightsControllers = (details: readonly TerritoryDetails[], message: NewMessage): ElementData[] =>
  onceForAll(details, "RightsController", (source) => toRightsController(source, message));
