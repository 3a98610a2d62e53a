/** A resource: its kind, its type, and the other parts that an id needs. */
interface Resource {
  kind: "SoundRecording" | "Video" | "Image" | "MIDI";
  type: string;
  isSecondary?: boolean;
}

const RECORDING: Resource = { kind: "SoundRecording", type: "MusicalWorkSoundRecording" };
const SPEECH: Resource = { kind: "SoundRecording", type: "NonMusicalWorkSoundRecording" };
const VIDEO: Resource = { kind: "Video", type: "ShortFormMusicalWorkVideo" };
const LONG: Resource = { kind: "Video", type: "LongFormMusicalWorkVideo" };
const COVER: Resource = { kind: "Image", type: "FrontCoverImage", isSecondary: true };
const CAPTURE: Resource = { kind: "Image", type: "VideoScreenCapture", isSecondary: true };
const MIDI: Resource = { kind: "MIDI", type: "PolyphonicMidi" };

interface Kind {
  type: string;
  resources: readonly Resource[];
  /** The types of the releases of single resources; none if there are no such releases. */
  tracks?: string;
  isWithoutGroups?: boolean;
  related?: string;
}

const album = (type: string, ...resources: Resource[]): Kind => ({ type, resources, tracks: "TrackRelease" });

/** What a message of each profile has. */
const KINDS: Readonly<Record<string, Kind>> = {
  AudioSingle: album("Single", RECORDING, COVER),
  AudioAlbumMusicOnly: album("Album", RECORDING, RECORDING, COVER),
  AudioAlbum: album("Album", RECORDING, SPEECH, COVER),
  AudioAlbumMusicAndSpeech: album("Album", RECORDING, SPEECH, COVER),
  DigitalClassicalAudioAlbum: album("ClassicalAlbum", RECORDING, RECORDING, COVER),
  DigitalBoxedSet: album("DigitalBoxSetRelease", RECORDING, RECORDING, COVER),
  AudioBook: album("Album", SPEECH, SPEECH, COVER),
  VideoSingle: { type: "VideoSingle", resources: [VIDEO, CAPTURE], tracks: "TrackRelease VideoTrackRelease" },
  SimpleVideoSingle: { type: "VideoSingle", resources: [VIDEO] },
  VideoAlbum: { ...album("VideoAlbum", VIDEO, VIDEO, COVER, CAPTURE), tracks: "TrackRelease VideoTrackRelease" },
  LongformMusicVideo: { type: "LongFormMusicalWorkVideoRelease", resources: [LONG, COVER] },
  MixedMediaBundle: album("Bundle", RECORDING, VIDEO, COVER),
  Ringtone: { type: "RingtoneRelease", resources: [RECORDING], related: "IsReleaseFromRelease" },
  MidiRingtone: { type: "RingtoneRelease", resources: [MIDI], related: "IsReleaseFromRelease" },
  SingleResourceRelease: { type: "SingleResourceRelease", resources: [RECORDING], isWithoutGroups: true },
  SingleResourceReleaseWithCoverArt: {
    type: "SingleResourceRelease",
    resources: [RECORDING, COVER],
    isWithoutGroups: true,
  },
  FilmBundle: { type: "Bundle", resources: [LONG, COVER] },
  TvSeries: { type: "Season", resources: [LONG, LONG, COVER] },
  WallpaperRelease: { type: "WallpaperRelease", resources: [COVER] },
};

const title = (name: string, type: string): string =>
  `<Title TitleType="${type}"><TitleText>${name}</TitleText></Title>`;
const party = (name: string): string => `<PartyName><FullName>${name}</FullName></PartyName>`;
const artist = `<DisplayArtist SequenceNumber="1">${party("Ina Beispiel")}<ArtistRole>MainArtist</ArtistRole></DisplayArtist>`;
const contributor = (sequence: number, name: string): string =>
  `<ResourceContributor SequenceNumber="${sequence}"><PartyId>${name}</PartyId><ResourceContributorRole>Producer</ResourceContributorRole></ResourceContributor>`;
const composer = `<IndirectResourceContributor SequenceNumber="1">${party("Max Muster")}<IndirectResourceContributorRole>Composer</IndirectResourceContributorRole></IndirectResourceContributor>`;
const lines = `<PLine><Year>2026</Year><PLineText>(P) 2026 Example Label</PLineText></PLine><CLine><Year>2026</Year><CLineText>(C) 2026 Example Label</CLineText></CLine>`;
const genre = "<Genre><GenreText>Chanson</GenreText></Genre>";
const reference = ({ isSecondary }: Resource, index: number): string =>
  `<ReleaseResourceReference ReleaseResourceType="${isSecondary ? "Secondary" : "Primary"}Resource">A${index}</ReleaseResourceReference>`;

const resource = ({ kind, type }: Resource, index: number): string => {
  const id = { SoundRecording: "SoundRecordingId", Video: "VideoId", Image: "ImageId", MIDI: "MidiId" }[kind];
  const own = `<ProprietaryId Namespace="DPID:PADPIDA20261120019">item-${index}</ProprietaryId>`;
  const isrc = kind === "Image" || kind === "MIDI" ? "" : `<ISRC>QZABC260003${index}</ISRC>`;
  const name = kind === "MIDI" ? "Midi" : kind;
  const timed = `<ReferenceTitle><TitleText>Item ${index}</TitleText></ReferenceTitle><Duration>PT4M1S</Duration>`;
  const people = `${title(`Item ${index}`, "DisplayTitle")}${artist}${contributor(1, "one")}${contributor(2, "two")}${composer}`;
  const isImage = kind === "Image";
  return `<${kind}><${name}Type>${type}</${name}Type><${id}>${isrc}${own}</${id}><ResourceReference>A${index}</ResourceReference>${kind === "Video" ? `<VideoCueSheetReference><VideoCueSheetReference>Q1</VideoCueSheetReference></VideoCueSheetReference>` : ""}${isImage ? "" : timed}<${name}DetailsByTerritory><TerritoryCode>Worldwide</TerritoryCode>${isImage ? "" : people}</${name}DetailsByTerritory></${kind}>`;
};

const item = (one: Resource, index: number, sequence?: number): string =>
  `<ResourceGroupContentItem>${sequence ? `<SequenceNumber>${sequence}</SequenceNumber>` : ""}<ResourceType>${one.kind}</ResourceType>${reference(one, index)}</ResourceGroupContentItem>`;

const group = (resources: readonly Resource[]): string => {
  const numbered = resources.map((one, index) => ({ one, index: index + 1 }));
  const primary = numbered.filter(({ one }) => !one.isSecondary);
  const secondary = numbered.filter(({ one }) => one.isSecondary);
  const items = primary.map(({ one, index }, place) => item(one, index, place + 1)).join("");
  const inner = items && `<ResourceGroup><SequenceNumber>1</SequenceNumber>${items}</ResourceGroup>`;
  return `<ResourceGroup>${inner}${secondary.map(({ one, index }) => item(one, index)).join("")}</ResourceGroup>`;
};

const release = (number: number, types: string, references: string, more: string, related?: string): string => {
  const relation = related
    ? `<RelatedRelease><ReleaseId><ICPN>4006381333948</ICPN></ReleaseId><ReleaseRelationshipType>${related}</ReleaseRelationshipType></RelatedRelease>`
    : "";
  return `<Release${number === 0 ? ' IsMainRelease="true"' : ""}><ReleaseId>${number === 0 ? "<ICPN>4006381333931</ICPN>" : `<ProprietaryId Namespace="DPID:PADPIDA20261120019">track-${number}</ProprietaryId>`}</ReleaseId><ReleaseReference>R${number}</ReleaseReference><ReferenceTitle><TitleText>Release ${number}</TitleText></ReferenceTitle><ReleaseResourceReferenceList>${references}</ReleaseResourceReferenceList>${types
    .split(" ")
    .map((type) => `<ReleaseType>${type}</ReleaseType>`)
    .join(
      "",
    )}<ReleaseDetailsByTerritory><TerritoryCode>Worldwide</TerritoryCode><LabelName>Example Label</LabelName>${title(`Release ${number}`, "FormalTitle")}${title(`Release ${number}`, "DisplayTitle")}${artist}${relation}<ParentalWarningType>NotExplicit</ParentalWarningType>${more}${genre}</ReleaseDetailsByTerritory>${lines}</Release>`;
};

const CUES = `<CueSheetList><CueSheet><CueSheetReference>Q1</CueSheetReference><CueSheetType>StandardCueSheet</CueSheetType><Cue><ReferencedCreationId><ISRC>QZABC2600039</ISRC></ReferencedCreationId>${["FormalTitle", "DisplayTitle"].map((type) => `<ReferencedCreationTitle TitleType="${type}"><TitleText>Cue</TitleText></ReferencedCreationTitle>`).join("")}<ReferencedCreationContributor>${party("Max Muster")}</ReferencedCreationContributor><HasMusicalContent>true</HasMusicalContent><StartTime>PT0S</StartTime><Duration>PT3M</Duration>${lines}</Cue></CueSheet></CueSheetList>`;

const COLLECTIONS = `<CollectionList><Collection><CollectionId><ProprietaryId Namespace="DPID:PADPIDA20261120019">chapter-1</ProprietaryId></CollectionId><CollectionType>VideoChapter</CollectionType><CollectionReference>X1</CollectionReference><Title TitleType="DisplayTitle"><TitleText>Chapter</TitleText></Title><IsComplete>true</IsComplete><CollectionResourceReferenceList><CollectionResourceReference><CollectionResourceReference>A1</CollectionResourceReference></CollectionResourceReference></CollectionResourceReferenceList></Collection></CollectionList>`;

/** Makes a message of ERN 3.8.2 that keeps every rule of a profile that it names, in an edition. */
export const olderMessage = (profile: string, edition: string): string => {
  const kind = KINDS[profile]!;
  const { type, tracks, related, isWithoutGroups } = kind;
  const resources = kind.resources;
  const numbered = resources.map((one, index) => reference(one, index + 1));
  const tracked = resources.flatMap((one, index) =>
    tracks === undefined || one.isSecondary ? [] : [release(index + 1, tracks, numbered[index]!, "", related)],
  );
  const main = release(0, type, numbered.join(""), isWithoutGroups ? "" : group(resources), related);
  const hasVideo = resources.some((one) => one.kind === "Video");
  const hasCollections = ["LongformMusicVideo", "FilmBundle", "TvSeries"].includes(profile);
  return `<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/382" MessageSchemaVersionId="ern/382" ReleaseProfileVersionId="CommonReleaseTypes/${edition.replace(".", "")}/${profile}" LanguageAndScriptCode="en"><MessageHeader><MessageId>MSG-1</MessageId><MessageSender><PartyId>PADPIDA20261120019</PartyId></MessageSender><MessageRecipient><PartyId>PADPIDA20261120027</PartyId></MessageRecipient><MessageCreatedDateTime>2026-11-20T08:15:00Z</MessageCreatedDateTime></MessageHeader>${hasVideo ? CUES : ""}<ResourceList>${resources.map((one, index) => resource(one, index + 1)).join("")}</ResourceList>${hasCollections ? COLLECTIONS : ""}<ReleaseList>${main}${tracked.join("")}</ReleaseList></ern:NewReleaseMessage>`;
};
