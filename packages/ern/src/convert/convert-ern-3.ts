import { branch, toRoot43 } from "../build/elements";
import { ErnError } from "../ern-error";
import type { ErnVersion } from "../model-types";
import { AVS_VERSION_ID } from "../schema/versions";
import type { ElementData } from "../xml/to-xml";
import { dealMappers, toDealList } from "./deals";
import { createElementMapper, type ElementMapper } from "./map-elements";
import type { NewMessage } from "./new-message";
import { isTrackRelease, releaseMappers, toReleaseList } from "./releases";
import { resourceMappers, toResourceList } from "./resources";
import type { SourceElement } from "./source-element";
import { toDetails } from "./territories";

const REFERENCES = "ReleaseResourceReferenceList";

/** Names of 4.3 that `data/moves.json` doesn't have. */
const RENAMED: Readonly<Record<string, string>> = {
  ArtistRole: "Role",
  DisplayConductor: "Contributor",
  Fingerprint: "FingerprintValue",
  FingerprintAlgorithmParameter: "Parameter",
  FingerprintAlgorithmType: "Algorithm",
  FingerprintAlgorithmVersion: "Version",
  FingerprintDataType: "DataType",
  HashSumDataType: "DataType",
  IndirectResourceContributor: "Contributor",
  IndirectResourceContributorRole: "Role",
  IndirectSoundRecordingId: "WorkId",
  IndirectTextId: "WorkId",
  IndirectVideoId: "WorkId",
  IsContractedArtist: "HasMadeContractedContribution",
  IsFeaturedArtist: "HasMadeFeaturedContribution",
  IsPreview: "IsClip",
  OriginalResourceReleaseDate: "FirstPublicationDate",
  PriceRangeType: "PriceCode",
  RatingAgency: "Agency",
  RatingText: "Rating",
  ResourceContributor: "Contributor",
  RightsController: "ResourceRightsController",
  RightsControllerRole: "RightsControlType",
};

/** The main release: the one marked as such, otherwise the first that isn't a track's. */
const findMain = (releases: readonly SourceElement[]): SourceElement | undefined =>
  releases.find((release) => release.attribute("IsMainRelease") === "true") ??
  releases.find((release) => !isTrackRelease(release)) ??
  releases[0];

/** The meanings of all elements of resources, to detect whether a track's release adds anything. */
const collectMeanings = (sources: readonly SourceElement[], meanings = new Set<string>()): ReadonlySet<string> => {
  for (const source of sources) {
    meanings.add(source.meaning());
    collectMeanings(source.all(), meanings);
  }
  return meanings;
};

/** The 4.3 release profile that fits best: by the old profile, otherwise by the resources. */
const toProfile = (root: SourceElement): string => {
  const profile = root.attribute("ReleaseProfileVersionId") ?? "";
  const count = (name: string) => root.first("ResourceList")?.all(name).length ?? 0;
  if (/LongForm/i.test(profile)) return "LongFormMusicalWorkVideo";
  if (/Ringtone|AlertTone/i.test(profile)) return "Ringtone";
  if (/MixedMedia|Bundle/i.test(profile) || (count("Video") > 0 && count("SoundRecording") > 0)) return "MixedMedia";
  if (count("Video") > 0) return count("Video") === 1 ? "SimpleVideoSingle" : "Video";
  return count("SoundRecording") === 1 ? "SimpleAudioSingle" : "Audio";
};

/** Returns whether the new profile is certain: both versions have one for an album of sound recordings alone. */
const isSureProfile = (root: SourceElement): boolean =>
  /AudioAlbum/.test(root.attribute("ReleaseProfileVersionId") ?? "") && toProfile(root) === "Audio";

/** Records what happens to the root element and its attributes. */
const recordRoot = (root: SourceElement, target: ElementData): void => {
  root.ledger.element(root.node, { outcome: "changed", target, why: "The namespace is that of 4.3." });
  const whySchema = "The namespace says the version; AvsVersionId says that of the value sets.";
  root.recordOutcome("MessageSchemaVersionId", { outcome: "changed", target, why: whySchema });
  const whyProfile = isSureProfile(root)
    ? ({ outcome: "changed", why: "4.3 has one profile for albums of recordings: Audio." } as const)
    : ({ outcome: "decide", why: "4.3 has profiles of its own. Check that this is the right one." } as const);
  root.recordOutcome("ReleaseProfileVersionId", { ...whyProfile, target });
  root.recordOutcome("LanguageAndScriptCode", { outcome: "carried", target });
};

/** Returns a message of ERN 3.8.1, 3.8.2 or 3.8.3 as one of 4.3. */
export const convertErn3 = (root: SourceElement, version: ErnVersion, message: NewMessage): ElementData => {
  const [header, resources, releases] = [
    root.first("MessageHeader"),
    root.first("ResourceList"),
    root.first("ReleaseList"),
  ];
  const main = findMain(releases?.all("Release") ?? []);
  if (!releases || !main) {
    const remedy = "Open a message with a Release: 4.3 has one in every message.";
    throw new ErnError({ code: "data", message: "The message has no release to convert.", remedy });
  }
  const tracks = releases.all("Release").filter((release) => release !== main && isTrackRelease(release));
  const releaseReferences = new Set(
    [main, ...tracks].flatMap((release) => release.first("ReleaseReference")?.text ?? []),
  );
  const created = root.textAt("MessageHeader", "MessageCreatedDateTime");
  const toMapper = (): ElementMapper => converter;
  const mappers = {
    ...dealMappers(message, created, toMapper),
    ...resourceMappers(message, toMapper),
    ...releaseMappers(message, main, toMapper),
  };
  const converter = createElementMapper(version, message, mappers, RENAMED);
  const oldDeals = root.first("DealList");
  const deals = oldDeals && toDealList(oldDeals, { message, main, releaseReferences, mapper: converter });
  const works = root.first("WorkList")?.all("MusicalWork") ?? [];
  const detailsOf = (release: SourceElement) => toDetails(release, "ReleaseDetailsByTerritory");
  const context = {
    message,
    mapper: converter,
    works: new Map(works.map((work) => [work.textAt("MusicalWorkReference"), work.all("MusicalWorkId")])),
    release: detailsOf(main),
    tracks: new Map(
      tracks
        .toReversed()
        .map((release) => [release.textAt(REFERENCES, "ReleaseResourceReference"), detailsOf(release)]),
    ),
  };
  const why = "4.3 asks for a ResourceList. Add what the release consists of.";
  const resourceList = resources
    ? toResourceList(resources, context)
    : message.ledger.add(branch("ResourceList", []), why, true);
  const releaseList = toReleaseList(releases, {
    message,
    mapper: converter,
    main,
    resources,
    visibilities: deals?.visibilities,
    meanings: collectMeanings(tracks.length > 0 ? (resources?.all() ?? []) : []),
  });
  for (const part of root.all("UpdateIndicator"))
    part.drop("4.3 has none: a message replaces what was sent of the release before.");
  for (const part of root.all("IsBackfill")) part.drop("4.3 does not mark messages that fill up a catalogue.");
  for (const comment of header?.all("Comment") ?? []) comment.drop("4.3 has no place for comments in the header.");
  const target = toRoot43(
    [
      header && converter.map(header, ["MessageHeader"]),
      message.toPartyList(),
      resourceList,
      releaseList,
      deals?.dealList,
    ],
    {
      ReleaseProfileVersionId: toProfile(root),
      LanguageAndScriptCode: root.attribute("LanguageAndScriptCode") ?? "en",
      AvsVersionId: AVS_VERSION_ID,
    },
  );
  recordRoot(root, target);
  return target;
};
