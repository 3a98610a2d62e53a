import { isDay, momentAfter } from "../values/dates";
import type { ElementData } from "../xml/to-xml";
import {
  artistsOf,
  displayArtists,
  EVERYWHERE,
  imagesOf,
  numberedParties,
  type Parties,
  recordingsOf,
  rightsLine,
  titles,
  trackArtists,
} from "./data-parts";
import { branch, leaf, leafOf, leavesOf } from "./elements";
import type { ReleaseData, TrackData, VideoData } from "./release-data";

/** A sound recording or a video; ERN 4.3 has the same order for both. */
const toRecording = (data: ReleaseData, recording: TrackData | VideoData, number: number, parties: Parties) => {
  const isVideo = "type" in recording;
  const { file, language, contributors = [] } = recording;
  const edition = branch(isVideo ? "VideoEdition" : "SoundRecordingEdition", [
    branch("ResourceId", [leaf("ISRC", recording.isrc)]),
    rightsLine("PLine", recording.pLine ?? data.release.pLine),
    isVideo && rightsLine("CLine", recording.cLine),
    branch("TechnicalDetails", [
      leaf("TechnicalResourceDetailsReference", `T${number}`),
      file !== undefined &&
        branch("DeliveryFile", [
          leaf("Type", isVideo ? "AudioVisualFile" : "AudioFile"),
          branch("File", [leaf("URI", file)]),
        ]),
    ]),
  ]);
  return branch(isVideo ? "Video" : "SoundRecording", [
    leaf("ResourceReference", `A${number}`),
    leaf("Type", isVideo ? recording.type : "MusicalWorkSoundRecording"),
    edition,
    titles(recording),
    displayArtists(recording.artist ?? data.release.artist, trackArtists(data, recording), parties),
    numberedParties("Contributor", "ContributorPartyReference", "Role", contributors, parties),
    leaf("Duration", recording.duration),
    leaf("ParentalWarningType", recording.parentalWarning ?? data.release.parentalWarning),
    leafOf("LanguageOfPerformance", language),
  ]);
};

/** Returns the list of resources in the order of ERN 4.3: sound recordings, videos, images. */
export const toResourceList = (data: ReleaseData, parties: Parties): ElementData => {
  const { release, message } = data;
  return branch("ResourceList", [
    recordingsOf(data).map((recording, index) => toRecording(data, recording, index + 1, parties)),
    imagesOf(data).map(({ reference, technicalReference, file, type }) =>
      branch("Image", [
        leaf("ResourceReference", reference),
        leaf("Type", type),
        branch("ResourceId", [leaf("ProprietaryId", file, { Namespace: message.sender.id })]),
        leaf("ParentalWarningType", release.parentalWarning),
        branch("TechnicalDetails", [
          leaf("TechnicalResourceDetailsReference", technicalReference),
          branch("File", [leaf("URI", file)]),
        ]),
      ]),
    ),
  ]);
};

const toGenre = (name: string, subgenre: string | undefined): ElementData =>
  branch("Genre", [leaf("GenreText", name), leafOf("SubGenre", subgenre)], EVERYWHERE);

/** The profiles of one track or video, whose cover belongs to its place in the group. */
const OF_ONE: readonly string[] = ["SimpleAudioSingle", "SimpleVideoSingle", "Ringtone"];

const toRelease = (data: ReleaseData, parties: Parties): ElementData => {
  const { release, message } = data;
  const images = imagesOf(data);
  const coverOf = OF_ONE.includes(message.profile) ? 0 : "release";
  const linkTo = (target: number | "release") =>
    images
      .filter(({ of }) => (of === "release" ? coverOf : of) === target)
      .map(({ reference, link }) => leaf("LinkedReleaseResourceReference", reference, { LinkDescription: link }));
  return branch("Release", [
    leaf("ReleaseReference", "R0"),
    leaf("ReleaseType", release.type),
    branch("ReleaseId", [
      leafOf("GRid", release.grid),
      leafOf("ICPN", release.icpn),
      leafOf("CatalogNumber", release.catalogNumber, { Namespace: message.sender.id }),
    ]),
    titles(release),
    displayArtists(release.artist, artistsOf(data), parties),
    leaf("ReleaseLabelReference", parties.get(release.label)!, EVERYWHERE),
    rightsLine("PLine", release.pLine),
    rightsLine("CLine", release.cLine),
    toGenre(release.genre, release.subgenre),
    leafOf("ReleaseDate", release.releaseDate, { IsDefault: "true" }),
    leafOf("OriginalReleaseDate", release.originalReleaseDate, { IsDefault: "true" }),
    leaf("ParentalWarningType", release.parentalWarning),
    branch("ResourceGroup", [
      leaf("SequenceNumber", "1"),
      recordingsOf(data).map((_, index) =>
        branch("ResourceGroupContentItem", [
          leaf("SequenceNumber", String(index + 1)),
          leaf("ReleaseResourceReference", `A${index + 1}`),
          linkTo(index),
        ]),
      ),
      linkTo("release"),
    ]),
  ]);
};

const toTrackRelease = ({ release, message }: ReleaseData, track: TrackData, index: number, parties: Parties) => {
  const id = `${release.icpn ?? release.grid ?? release.catalogNumber}_${track.isrc}_R${index + 1}`;
  return branch("TrackRelease", [
    leaf("ReleaseReference", `R${index + 1}`),
    branch("ReleaseId", [leaf("ProprietaryId", id, { Namespace: message.sender.id })]),
    titles(track),
    leaf("ReleaseResourceReference", `A${index + 1}`),
    leaf("ReleaseLabelReference", parties.get(release.label)!, EVERYWHERE),
    toGenre(track.genre ?? release.genre, track.genre ? undefined : release.subgenre),
  ]);
};

/** Returns the list of releases: the release, then its tracks if they are releases too. */
export const toReleaseList = (data: ReleaseData, parties: Parties): ElementData =>
  branch("ReleaseList", [
    toRelease(data, parties),
    data.release.trackReleases && recordingsOf(data).map((track, index) => toTrackRelease(data, track, index, parties)),
  ]);

/** From the start of one day to the end of another; a month or a year only as a date, which ERN 4.3 deprecates. */
const toPeriod = ({ start, end }: ReleaseData["deals"][number]): ElementData =>
  branch(
    "ValidityPeriod",
    isDay(start) && (end === undefined || isDay(end))
      ? [leaf("StartDateTime", `${start}T00:00:00`), leafOf("EndDateTime", end && momentAfter(end))]
      : [leaf("StartDate", start), leafOf("EndDate", end)],
  );

/** Returns the list of deals; undefined if there are no deals. */
export const toDealList = (data: ReleaseData): ElementData | undefined => {
  const list = data.deals.map((deal) =>
    branch("ReleaseDeal", [
      leaf("DealReleaseReference", "R0"),
      deal.tracks && recordingsOf(data).map((_, index) => leaf("DealReleaseReference", `R${index + 1}`)),
      branch("Deal", [
        branch("DealTerms", [
          leavesOf("TerritoryCode", deal.territories),
          toPeriod(deal),
          leavesOf("CommercialModelType", deal.commercialModels),
          leavesOf("UseType", deal.useTypes),
        ]),
      ]),
    ]),
  );
  return list.length > 0 ? branch("DealList", list) : undefined;
};
