type Change = (message: string) => string;

const swap =
  (from: string | RegExp, to: string): Change =>
  (message) =>
    message.replace(from, to);
const cut = (part: RegExp): Change => swap(part, "");

/** Adds to the block of the main release, where its groups are. */
const add = (part: string): Change => swap("</ReleaseDetailsByTerritory>", `${part}</ReleaseDetailsByTerritory>`);
const addResource = (part: string): Change => swap("<ResourceList>", `<ResourceList>${part}`);
const addRelease = (part: string): Change => swap("</ReleaseList>", `${part}</ReleaseList>`);

const sequence = (number: number): string => `<SequenceNumber>${number}</SequenceNumber>`;
const item = (type: string, inner = "", kind = "SoundRecording"): string =>
  `<ResourceGroupContentItem>${inner}<ResourceType>${kind}</ResourceType><ReleaseResourceReference ReleaseResourceType="${type}">A9</ReleaseResourceReference></ResourceGroupContentItem>`;
const group = (inner: string): string => `<ResourceGroup>${inner}</ResourceGroup>`;

/** Adds a resource without an identifier, and an item for it. */
const addUnidentified =
  (kind: string, type: string): Change =>
  (message) =>
    add(group(item(type, "", kind)))(
      addResource(`<${kind}><ResourceReference>A9</ResourceReference></${kind}>`)(message),
    );

const twoBlocks = swap("<ReleaseDetailsByTerritory>", "<ReleaseDetailsByTerritory/><ReleaseDetailsByTerritory>");
const noLabel = cut(/<LabelName>.*?<\/LabelName>/g);
const noLine = (name: string): Change => cut(new RegExp(`<${name}>.*?</${name}>`, "g"));
const noImage = cut(/<Image>.*?<\/Image>/g);
const noTitle = (type: string): Change => cut(new RegExp(`<Title TitleType="${type}">.*?</Title>`, "g"));
const otherType = swap(/<ReleaseType>(?!TrackRelease|VideoTrack)\w+/, "<ReleaseType>Unknown");
const moreResources = addResource("<Image><ResourceReference>A9</ResourceReference></Image>");
const doubled = (name: string): string => `<${name}><PartyId>one</PartyId></${name}>`.repeat(2);

/** A small change for each rule of the profiles of ERN 3 that is against it. */
export const OLDER_FAULTS: Readonly<Record<string, Change>> = {
  "main-release": cut(/ IsMainRelease="true"/),
  "one-main-release": addRelease('<Release IsMainRelease="true"/>'),
  "formal-title": noTitle("FormalTitle"),
  "display-title": noTitle("DisplayTitle"),
  "display-title-each": noTitle("DisplayTitle"),
  "release-id": cut(/<ICPN>4006381333931<\/ICPN>/),
  "display-artist": cut(/<DisplayArtist .*?<\/DisplayArtist>/g),
  "artist-sequence": swap(/<DisplayArtist SequenceNumber="1">/g, "<DisplayArtist>"),
  label: noLabel,
  "display-label": swap("<LabelName>", "<LabelName>Other</LabelName><LabelName>"),
  "label-everywhere": (message) => twoBlocks(noLabel(message)),
  "label-type": swap("<LabelName>", '<LabelName UserDefinedValue="x" Namespace="y">'),
  "label-namespace": swap("<LabelName>", '<LabelName UserDefinedValue="x" LabelNameType="UserDefined">'),
  "p-line": noLine("PLine"),
  "p-line-twice": add("<PLine/>"),
  "p-line-everywhere": (message) => twoBlocks(noLine("PLine")(message)),
  "c-line-everywhere": (message) => twoBlocks(noLine("CLine")(message)),
  "parental-warning": cut(/<ParentalWarningType>.*?<\/ParentalWarningType>/g),
  "group-sequence": add(group(group(""))),
  "primary-sequence": add(group(item("PrimaryResource"))),
  "primary-sequence-within": add(group(group(sequence(1) + item("PrimaryResource")))),
  "sequence-restarts": add(group(group(sequence(1) + item("PrimaryResource", sequence(2))))),
  "secondary-sequence": add(group(item("SecondaryResource", sequence(1)))),
  "resource-type": add(group(item("").replace(' ReleaseResourceType=""', ""))),
  "sequence-range": add(group(group(sequence(2)))),
  "sequence-once": add(group(group(sequence(1)) + item("PrimaryResource", sequence(1)))),
  "sequence-range-each": add(group(group(sequence(2)))),
  "sequence-once-each": add(group(group(sequence(1)).repeat(2))),
  "artist-sequence-range": swap('<DisplayArtist SequenceNumber="1">', '<DisplayArtist SequenceNumber="5">'),
  "artist-sequence-once": swap(/<DisplayArtist (SequenceNumber="1")>/, "<DisplayArtist $1/>$&"),
  resource: cut(/(?<=<ResourceList>).*(?=<\/ResourceList>)/),
  "reference-title": addResource("<SoundRecording/>"),
  "recording-isrc": addUnidentified("SoundRecording", "PrimaryResource"),
  "video-isrc": addUnidentified("Video", "PrimaryResource"),
  "secondary-id": addUnidentified("Image", "SecondaryResource"),
  "primary-id": addUnidentified("Video", "PrimaryResource"),
  "contributor-once": addResource(
    `<Video><VideoDetailsByTerritory>${doubled("ResourceContributor")}</VideoDetailsByTerritory></Video>`,
  ),
  "territory-type": swap("<TerritoryCode>", '<TerritoryCode IdentifierType="TIS">'),
  "user-defined": swap("<ReleaseType>", '<ReleaseType UserDefinedValue="x" Namespace="y">'),
  "user-defined-namespace": swap("<ReleaseType>", '<ReleaseType UserDefinedValue="x">'),
  comment: swap("<MessageId>", "<Comment>Hello</Comment><MessageId>"),
  "max-one": add('<RightSharePercentage HasMaxValueOfOne="true">2</RightSharePercentage>'),
  "track-release": cut(/<ReleaseType>TrackRelease<\/ReleaseType>/g),
  "video-track-release": cut(/<ReleaseType>VideoTrackRelease<\/ReleaseType>/g),
  "any-track-release": cut(/<ReleaseType>(Video)?TrackRelease<\/ReleaseType>/g),
  "track-release-each": addRelease("<Release/>"),
  "two-releases": cut(/<Release>.*?<\/Release>/g),
  "one-release": addRelease("<Release/>"),
  "track-resource": addRelease(
    `<Release><ReleaseResourceReferenceList>${"<ReleaseResourceReference>A1</ReleaseResourceReference>".repeat(2)}</ReleaseResourceReferenceList><ReleaseType>TrackRelease</ReleaseType></Release>`,
  ),
  recordings: cut(/<SoundRecording>.*?<\/SoundRecording>/),
  recording: cut(/<SoundRecording>.*?<\/SoundRecording>/g),
  "ringtone-recording": cut(/<SoundRecording>.*?<\/SoundRecording>/g),
  "musical-recording": swap(/>MusicalWorkSoundRecording/g, ">NonMusicalWorkSoundRecording"),
  video: cut(/<Video>.*?<\/Video>/g),
  "short-video": swap(/<VideoType>\w+/g, "<VideoType>LiveEventVideo"),
  "long-video": swap(/<VideoType>\w+/g, "<VideoType>LiveEventVideo"),
  "one-image": noImage,
  image: noImage,
  "screen-capture": noImage,
  cover: swap("FrontCoverImage", "BackCoverImage"),
  "two-resources": moreResources,
  "one-resource": moreResources,
  "resource-kinds": swap(/<ResourceType>Video/g, "<ResourceType>SoundRecording"),
  "album-or-single": otherType,
  single: otherType,
  "boxed-set": otherType,
  "long-form": otherType,
  ringtone: otherType,
  "single-resource": otherType,
  "video-album": otherType,
  "video-single": otherType,
  "main-album": otherType,
  "main-video-album": otherType,
  "no-group": add(group("")),
  "no-secondary": add(group(item("SecondaryResource"))),
  composer: swap(/>Composer</g, ">MusicPublisher<"),
  "collection-list": cut(/<CollectionList>.*<\/CollectionList>/),
  "complete-once": swap(
    "</IsComplete>",
    "$&<CollectionDetailsByTerritory><IsComplete>true</IsComplete></CollectionDetailsByTerritory>",
  ),
  "cue-start": cut(/<StartTime>PT0S<\/StartTime>/),
  "cue-duration": cut(/<Duration>PT3M<\/Duration>/),
  "cue-id": cut(/<ISRC>QZABC2600039<\/ISRC>/),
  "cue-formal-title": cut(/<ReferencedCreationTitle TitleType="FormalTitle">.*?<\/ReferencedCreationTitle>/),
  "cue-display-title": cut(/<ReferencedCreationTitle TitleType="DisplayTitle">.*?<\/ReferencedCreationTitle>/),
  "cue-contributor": cut(/<ReferencedCreationContributor>.*?<\/ReferencedCreationContributor>/),
  "cue-p-line": cut(/<PLine>.*?<\/PLine>/),
  "cue-music": swap("<HasMusicalContent>true", "<HasMusicalContent>false"),
  "cue-c-line": cut(/<CLine>.*?<\/CLine>/),
  chapter: cut(/<CollectionType>.*?<\/CollectionType>/),
  "chapter-id": cut(/(?<=<CollectionId>).*(?=<\/CollectionId>)/),
  "chapter-title": cut(/(?<=<\/CollectionReference>)<Title.*?<\/Title>/),
  "chapter-complete": swap("<IsComplete>true", "<IsComplete>false"),
  "chapter-video": swap("<CollectionResourceReference>A1", "<CollectionResourceReference>A9"),
  "chapter-start": swap(
    "</Video>",
    "<VideoCollectionReferenceList><SoundRecordingCollectionReference/></VideoCollectionReferenceList></Video>",
  ),
};
