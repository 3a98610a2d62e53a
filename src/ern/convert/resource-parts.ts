import { branch, leaf } from "../build/data-elements";
import type { ElementData } from "../xml/write-element";
import { toRightsLine } from "./lines-and-ratings";
import type { NewMessage } from "./new-message";
import type { SourceElement } from "./source-element";
import { byTerritory, type TerritoryDetails } from "./territories";
import { takeValue } from "./values";

const DATE = "IsApproximate TerritoryCode>ApplicableTerritoryCode LocationDescription LanguageAndScriptCode";

/** What the parts of a resource are made from. */
export interface Resource {
  source: SourceElement;
  details: readonly TerritoryDetails[];
  message: NewMessage;
  /** The ids of works, by reference. */
  works: ReadonlyMap<string, readonly SourceElement[]>;
  /** Details of the main release. */
  release: readonly TerritoryDetails[];
  /** Details of single-track releases, by the reference of their recording. */
  tracks: ReadonlyMap<string, readonly TerritoryDetails[]>;
}

export const toIds = ({ source }: Resource, name: string): ElementData[] =>
  source.all(name).map((id) => {
    const keep = "IsReplaced";
    const parts = id.children().map((part) => part.copy());
    return id.composite(branch("ResourceId", parts, id.keptAttributes(keep)), {
      keep,
      why: "4.3 calls it ResourceId.",
    });
  });

export const toWorkIds = ({ source, works }: Resource, name: string): ElementData[] => {
  const direct = source.all(name).map((id) => {
    const parts = id.children().map((part) => part.copy());
    return id.composite(branch("WorkId", parts), { why: "4.3 calls it WorkId." });
  });
  const list = source.one("ResourceMusicalWorkReferenceList");
  const referred = (list?.children() ?? []).flatMap((reference) => {
    const ids = works.get(reference.one("ResourceMusicalWorkReference")?.text ?? reference.text) ?? [];
    return ids.map((id) => ({ reference, id }));
  });
  const made = referred.map(({ reference, id }) => {
    const workId = branch(
      "WorkId",
      id.children().map((part) => part.copy()),
    );
    id.composite(workId, { why: "4.3 has no list of works: a resource has the ids of its works itself." });
    const why = "4.3 refers to no works: their ids stand in the resource.";
    reference.composite(workId, { why });
    reference.one("ResourceMusicalWorkReference")?.said(workId, why);
    return workId;
  });
  if (list && made.length > 0) list.composite(made[0]!, { why: "4.3 has no list of works." });
  return [...direct, ...made];
};

/** Parts that 4.3 has unchanged. */
export const leaves = ({ source }: Resource, names: readonly string[]): ElementData[] =>
  names.flatMap((name) => source.all(name)).map((part) => part.leaf());

export const dates = ({ source }: Resource, names: readonly string[]): ElementData[] =>
  names.flatMap((name) => source.all(name)).map((date) => date.leaf(date.name, { keep: DATE }));

export const toFirstPublications = ({ details }: Resource, isComposite: boolean): ElementData[] =>
  byTerritory(details, "OriginalResourceReleaseDate", (date, scope) => {
    const why = "4.3 calls it the date of the first publication.";
    if (!isComposite) return date.leaf("FirstPublicationDate", { add: scope, why });
    const target = branch("FirstPublicationDate", [leaf("FulfillmentDate", date.text)], scope);
    return date.composite(target, { why });
  });

export const lines = ({ details }: Resource, name: "PLine" | "CLine"): ElementData[] =>
  byTerritory(details, name, toRightsLine);

export const toType = ({ source, message }: Resource, name: string, fallback: string): ElementData => {
  const type = source.one(name);
  if (type) return takeValue(type, "Type", { why: "4.3 calls it Type." });
  return message.ledger.add(leaf("Type", fallback), "4.3 asks for a type. Decide whether this is the right one.", true);
};
