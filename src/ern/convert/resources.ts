import { branch, leaf } from "../build/elements";
import { typeInSchema } from "../schema/schema-rules";
import type { ElementData } from "../xml/write-element";
import { toArtists, toContributors, toRightsControllers } from "./artists";
import { DATE, LANGUAGE, type NewMessage, OWN_VALUE } from "./new-message";
import type { SourceElement } from "./source-element";
import { toTechnicalDetails } from "./technical-details";
import { byTerritory, type Details, readDetails, settleDetails, toTexts } from "./territories";
import { toAvRatings, toIds, toRightsLine, toTitles, toWarnings, toWorkIds } from "./work-parts";

interface ResourceContext {
  message: NewMessage;
  /** The ids of works, by reference. */
  works: ReadonlyMap<string, readonly SourceElement[]>;
  release: Details;
  /** Details of single-track releases, by the reference of their recording. */
  tracks: ReadonlyMap<string, Details>;
}

interface Resource extends ResourceContext {
  source: SourceElement;
  details: Details;
}

const KEPT_OF_DATES = `${DATE} LocationDescription ${LANGUAGE}`;

/** The dates of first publication: 4.3 has a text of a sound recording, and a composite of other resources. */
const toFirstPublications = ({ source, details }: Resource): ElementData[] =>
  byTerritory(details, "OriginalResourceReleaseDate", (date, add) => {
    const options = { add, why: "4.3 calls it the date of the first publication." };
    if (typeInSchema("4.3", source.name, "FirstPublicationDate")?.text !== "-")
      return date.leaf("FirstPublicationDate", options);
    return date.branch("FirstPublicationDate", [leaf("FulfillmentDate", date.text)], options);
  });

const lines = (details: Details, name: "PLine" | "CLine"): ElementData[] => byTerritory(details, name, toRightsLine);

const toType = (source: SourceElement, { ledger }: NewMessage, fallback: string): ElementData =>
  source.firsts(`${source.name}Type>Type`, { keep: OWN_VALUE, why: "4.3 calls it Type." })[0] ??
  ledger.add(leaf("Type", fallback), "4.3 asks for a type. Decide whether this is the right one.", true);

const toEdition = ({ source, details, message }: Resource): ElementData =>
  message.ledger.add(
    branch(`${source.name}Edition`, [
      toIds(source),
      lines(details, "PLine"),
      source.name === "Video" && lines(details, "CLine"),
      toTechnicalDetails(details, `Technical${source.name}Details`, message),
    ]),
    "4.3 tells editions of a recording from each other; this message has one of each.",
  );

/** What sound recordings and videos have, in 4.3's order. */
const toRecording = (resource: Resource): ElementData[] => {
  const { source, details, message, works, release, tracks } = resource;
  const track = tracks.get(source.textAt("ResourceReference"));
  const isVideo = source.name === "Video";
  const edition = toEdition(resource);
  return [
    ...source.leaves("ResourceReference"),
    toType(source, message, isVideo ? "ShortFormMusicalWorkVideo" : "MusicalWorkSoundRecording"),
    edition,
    ...toWorkIds(source, works),
    ...toTitles(source, details, message),
    ...toArtists(details, message, track, release),
    ...toContributors(details, message),
    ...toRightsControllers(details, message),
    ...toTexts(details, "CourtesyLine"),
    ...source.leaves("Duration"),
    ...source.leaves("CreationDate MasteredDate RemasteredDate", { keep: KEPT_OF_DATES }),
    ...toFirstPublications(resource),
    ...toWarnings(details, message),
    ...(isVideo ? toAvRatings(details) : []),
    ...source.leaves("IsInstrumental IsRemastered LanguageOfPerformance"),
    ...(isVideo ? source.leaves("LanguageOfDubbing SubTitleLanguage") : []),
  ];
};

/** What images and texts have, in 4.3's order. */
const toPicture = (resource: Resource): ElementData[] => {
  const { source, details, message, works } = resource;
  const isImage = source.name === "Image";
  return [
    ...source.leaves("ResourceReference"),
    toType(source, message, isImage ? "FrontCoverImage" : "TextDocument"),
    ...toIds(source),
    ...(isImage ? [] : toWorkIds(source, works)),
    ...toTitles(source, details, message),
    ...toTexts(details, "DisplayArtistName"),
    ...toContributors(details, message),
    ...lines(details, "CLine"),
    ...toTexts(details, "CourtesyLine"),
    ...source.leaves("CreationDate", { keep: KEPT_OF_DATES }),
    ...toFirstPublications(resource),
    ...toTexts(details, "ParentalWarningType", { keep: OWN_VALUE }),
    ...(isImage ? toTexts(details, "Description") : []),
    ...toTechnicalDetails(details, `Technical${source.name}Details`, message),
  ];
};

const MAKERS: Readonly<Record<string, (resource: Resource) => ElementData[]>> = {
  SoundRecording: toRecording,
  Video: toRecording,
  Image: toPicture,
  Text: toPicture,
};

/** A resource of the new message; undefined for types that aren't converted, which are left to be decided. */
const toResource = (source: SourceElement, context: ResourceContext): ElementData | undefined => {
  const make = MAKERS[source.name];
  if (!make) {
    source.decide(`A ${source.name} is not converted. Write it for 4.3 where the release needs it.`);
    return undefined;
  }
  const details = readDetails(source, `${source.name}DetailsByTerritory`);
  const parts = make({ ...context, source, details });
  // 4.3 has these in the release, or not at all.
  for (const { source: of } of details) {
    for (const part of of.all("Genre")) part.drop("4.3 says the genre of releases, not of resources.");
    for (const part of of.all("LabelName")) part.drop("4.3 says the label of releases, not of resources.");
    for (const part of of.all("SequenceNumber")) part.drop("4.3 numbers resources in the ResourceGroup alone.");
  }
  for (const part of source.all("IsArtistRelated")) part.drop("4.3 does not tell this of resources.");
  const target = source.branch(source.name, parts, { keep: LANGUAGE });
  settleDetails(details, target);
  return target;
};

/** The resources in 4.3's order. */
export const toResourceList = (list: SourceElement, context: ResourceContext): ElementData => {
  const made = list.children().flatMap((source) => toResource(source, context) ?? []);
  const sorted = Object.keys(MAKERS).flatMap((name) => made.filter((resource) => resource.name === name));
  return list.branch("ResourceList", sorted);
};
