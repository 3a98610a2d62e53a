import { branch } from "../build/data-elements";
import type { ElementData } from "../xml/write-element";
import { toArtists } from "./artists";
import { toContributors, toRightsControllers } from "./contributors";
import { toAvRatings, toTexts, toWarnings } from "./lines-and-ratings";
import { dates, leaves, lines, toFirstPublications, toIds, toType, toWorkIds, type Resource } from "./resource-parts";
import { toTitles } from "./titles";
import type { SourceElement } from "./source-element";
import { readDetails, settleDetails } from "./territories";
import { toTechnicalDetails } from "./technical-details";

/** What sound recordings and videos share, after their editions. */
const toRecording = (resource: Resource, edition: ElementData): ElementData[] => {
  const { source, details, message, release, tracks } = resource;
  const track = tracks.get(source.one("ResourceReference")?.text ?? "");
  const isVideo = source.name === "Video";
  message.ledger.add(edition, "4.3 tells editions of a recording from each other; this message has one of each.");
  return [
    ...source.all("ResourceReference").map((reference) => reference.leaf()),
    toType(resource, `${source.name}Type`, isVideo ? "ShortFormMusicalWorkVideo" : "MusicalWorkSoundRecording"),
    edition,
    ...toWorkIds(resource, `Indirect${source.name}Id`),
    ...toTitles(source, details, message),
    ...toArtists(details, message, { track, release }),
    ...toContributors(details, message),
    ...toRightsControllers(details, message),
    ...toTexts(details, "CourtesyLine"),
    ...leaves(resource, ["Duration"]),
    ...dates(resource, ["CreationDate", "MasteredDate", "RemasteredDate"]),
    ...toFirstPublications(resource, false),
    ...toWarnings(details, message, true),
    ...(isVideo ? toAvRatings(details) : []),
    ...leaves(resource, ["IsInstrumental", "IsRemastered"]),
    ...leaves(resource, ["LanguageOfPerformance", ...(isVideo ? ["LanguageOfDubbing", "SubTitleLanguage"] : [])]),
  ];
};

const toEdition = (resource: Resource): ElementData => {
  const { name } = resource.source;
  return branch(`${name}Edition`, [
    toIds(resource, `${name}Id`),
    lines(resource, "PLine"),
    name === "Video" && lines(resource, "CLine"),
    toTechnicalDetails(resource.details, `Technical${name}Details`, resource.message),
  ]);
};

/** Images and texts: what they share, in 4.3's order. */
const toPicture = (resource: Resource): ElementData[] => {
  const { source, details, message } = resource;
  const { name } = source;
  return [
    ...source.all("ResourceReference").map((reference) => reference.leaf()),
    toType(resource, `${name}Type`, name === "Image" ? "FrontCoverImage" : "TextDocument"),
    ...toIds(resource, `${name}Id`),
    ...(name === "Text" ? toWorkIds(resource, "IndirectTextId") : []),
    ...toTitles(source, details, message),
    ...toTexts(details, "DisplayArtistName"),
    ...toContributors(details, message),
    ...lines(resource, "CLine"),
    ...toTexts(details, "CourtesyLine"),
    ...dates(resource, ["CreationDate"]),
    ...toFirstPublications(resource, true),
    ...toWarnings(details, message, false),
    ...(name === "Image" ? toTexts(details, "Description") : []),
    ...toTechnicalDetails(details, `Technical${name}Details`, message),
  ];
};

/** Parts of a resource that 4.3 has in the release, or not at all. */
const settleRest = ({ source, details }: Resource): void => {
  for (const { source: of } of details) {
    for (const part of [...of.all("Genre"), ...of.all("LabelName")]) {
      part.drop(`4.3 says the ${part.name === "Genre" ? "genre" : "label"} of releases, not of resources.`);
    }
    for (const part of of.all("SequenceNumber")) part.drop("4.3 numbers resources in the ResourceGroup alone.");
  }
  for (const part of source.all("IsArtistRelated")) part.drop("4.3 does not tell this of resources.");
};

const KEPT = "LanguageAndScriptCode";

/** A resource of the new message; null for types that aren't converted, which are left to be decided. */
const toResource = (source: SourceElement, context: Omit<Resource, "source" | "details">): ElementData | null => {
  if (!["SoundRecording", "Video", "Image", "Text"].includes(source.name)) {
    source.decide(`A ${source.name} is not converted. Write it for 4.3 where the release needs it.`);
    return null;
  }
  const resource = { ...context, source, details: readDetails(source, `${source.name}DetailsByTerritory`) };
  const isRecording = source.name === "SoundRecording" || source.name === "Video";
  const parts = isRecording ? toRecording(resource, toEdition(resource)) : toPicture(resource);
  settleRest(resource);
  const target = branch(source.name, parts, source.keptAttributes(KEPT));
  settleDetails(resource.details, target);
  return source.composite(target, { keep: KEPT });
};

const ORDER = ["SoundRecording", "Video", "Image", "Text"];

/** The resources in 4.3's order. */
export const toResourceList = (list: SourceElement, context: Omit<Resource, "source" | "details">): ElementData => {
  const made = list.children().flatMap((source) => toResource(source, context) ?? []);
  const sorted = ORDER.flatMap((name) => made.filter((resource) => resource.name === name));
  return list.composite(branch("ResourceList", sorted));
};
