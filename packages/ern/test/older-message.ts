import { KINDS, type Resource } from "./older-kinds";

/** Writes an element: `start` is its name, and its attributes. */
const tag = (start: string, ...content: string[]): string =>
  `<${start}>${content.join("")}</${start.replace(/ .*/, "")}>`;

const titleText = (title: string): string => tag("TitleText", title);
const titles = (element: string, title: string): string =>
  ["FormalTitle", "DisplayTitle"].map((type) => tag(`${element} TitleType="${type}"`, titleText(title))).join("");
const proprietaryId = (id: string): string => tag('ProprietaryId Namespace="DPID:PADPIDA20261120019"', id);
const party = (name: string): string => tag("PartyName", tag("FullName", name));
const artist = tag('DisplayArtist SequenceNumber="1"', party("Ina Beispiel"), tag("ArtistRole", "MainArtist"));
const producer = tag("ResourceContributorRole", "Producer");
const contributors = ["one", "two"].map((id, index) =>
  tag(`ResourceContributor SequenceNumber="${index + 1}"`, tag("PartyId", id), producer),
);
const composerRole = tag("IndirectResourceContributorRole", "Composer");
const composer = tag('IndirectResourceContributor SequenceNumber="1"', party("Max Muster"), composerRole);
const year = tag("Year", "2026");
const lines =
  tag("PLine", year, tag("PLineText", "(P) 2026 Example Label")) +
  tag("CLine", year, tag("CLineText", "(C) 2026 Example Label"));
const worldwide = tag("TerritoryCode", "Worldwide");

const typeOf = ({ kind }: Resource): string => (kind === "Image" ? "SecondaryResource" : "PrimaryResource");
const reference = (resource: Resource, index: number): string =>
  tag(`ReleaseResourceReference ReleaseResourceType="${typeOf(resource)}"`, `A${index + 1}`);

const toResource = ({ kind, type }: Resource, index: number): string => {
  const name = kind === "MIDI" ? "Midi" : kind;
  const title = `Item ${index + 1}`;
  const isrc = ["SoundRecording", "Video"].includes(kind) ? tag("ISRC", `QZABC260003${index}`) : "";
  const ids = tag(`${name}Id`, isrc, proprietaryId(`item-${index}`));
  const cues = kind === "Video" ? tag("VideoCueSheetReference", tag("VideoCueSheetReference", "Q1")) : "";
  const timed = tag("ReferenceTitle", titleText(title)) + tag("Duration", "PT4M1S");
  const details = [titles("Title", title), artist, ...contributors, composer];
  const isImage = kind === "Image";
  return tag(
    kind,
    tag(`${name}Type`, type) + ids + tag("ResourceReference", `A${index + 1}`) + cues,
    isImage ? "" : timed,
    tag(`${name}DetailsByTerritory`, worldwide, ...(isImage ? [] : details)),
  );
};

const toGroup = (resources: readonly Resource[]): string => {
  const items = resources.map((resource, index) => ({
    isPrimary: resource.kind !== "Image",
    content: tag("ResourceType", resource.kind) + reference(resource, index),
  }));
  const primary = items
    .filter(({ isPrimary }) => isPrimary)
    .map(({ content }, place) => tag("ResourceGroupContentItem", tag("SequenceNumber", String(place + 1)), content));
  const secondary = items.flatMap(({ isPrimary, content }) =>
    isPrimary ? [] : [tag("ResourceGroupContentItem", content)],
  );
  const inner = primary.length > 0 ? tag("ResourceGroup", tag("SequenceNumber", "1"), ...primary) : "";
  return tag("ResourceGroup", inner, ...secondary);
};

const toRelease = (number: number, types: readonly string[], references: string, group = ""): string => {
  const title = `Release ${number}`;
  const label = tag("LabelName", "Example Label");
  const warning = tag("ParentalWarningType", "NotExplicit");
  const genre = tag("Genre", tag("GenreText", "Chanson"));
  return tag(
    number === 0 ? 'Release IsMainRelease="true"' : "Release",
    tag("ReleaseId", number === 0 ? tag("ICPN", "4006381333931") : proprietaryId(`track-${number}`)),
    tag("ReleaseReference", `R${number}`),
    tag("ReferenceTitle", titleText(title)),
    tag("ReleaseResourceReferenceList", references),
    ...types.map((type) => tag("ReleaseType", type)),
    tag("ReleaseDetailsByTerritory", worldwide, label, titles("Title", title), artist, warning, group, genre),
    lines,
  );
};

const CUE = tag(
  "Cue",
  tag("ReferencedCreationId", tag("ISRC", "QZABC2600039")),
  titles("ReferencedCreationTitle", "Cue"),
  tag("ReferencedCreationContributor", party("Max Muster")),
  tag("HasMusicalContent", "true") + tag("StartTime", "PT0S") + tag("Duration", "PT3M"),
  lines,
);
const CUES = tag("CueSheet", tag("CueSheetReference", "Q1"), tag("CueSheetType", "StandardCueSheet"), CUE);

const COLLECTION = tag(
  "Collection",
  tag("CollectionId", proprietaryId("chapter-1")),
  tag("CollectionType", "VideoChapter"),
  tag("CollectionReference", "X1"),
  tag('Title TitleType="DisplayTitle"', titleText("Chapter")),
  tag("IsComplete", "true"),
  tag("CollectionResourceReferenceList", tag("CollectionResourceReference", tag("CollectionResourceReference", "A1"))),
);

const HEADER = tag(
  "MessageHeader",
  tag("MessageId", "MSG-1"),
  tag("MessageSender", tag("PartyId", "PADPIDA20261120019")),
  tag("MessageRecipient", tag("PartyId", "PADPIDA20261120027")),
  tag("MessageCreatedDateTime", "2026-11-20T08:15:00Z"),
);

/** Makes a message of ERN 3.8.2 that keeps every rule of a profile in an edition, which it names. */
export const olderMessage = (profile: string, edition: string): string => {
  const { type, resources, tracks, isWithoutGroups, hasCollections } = KINDS[profile]!;
  const references = resources.map(reference);
  const main = toRelease(0, [type], references.join(""), isWithoutGroups ? "" : toGroup(resources));
  const others = resources.flatMap(({ kind }, index) =>
    tracks && kind !== "Image" ? [toRelease(index + 1, tracks, references[index]!)] : [],
  );
  const name = `CommonReleaseTypes/${edition.replace(".", "")}/${profile}`;
  return tag(
    `ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/382" MessageSchemaVersionId="ern/382" ReleaseProfileVersionId="${name}" LanguageAndScriptCode="en"`,
    HEADER,
    resources.some(({ kind }) => kind === "Video") ? tag("CueSheetList", CUES) : "",
    tag("ResourceList", ...resources.map(toResource)),
    hasCollections ? tag("CollectionList", COLLECTION) : "",
    tag("ReleaseList", main, ...others),
  );
};
