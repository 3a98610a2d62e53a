import type { ElementData } from "../xml/write-element";
import { branch, displayArtists, leaf, recordingsOf, rightsLine, titles, trackArtists } from "./data-elements";
import { imagesOf, type ImageData } from "./data-images";
import type { ReleaseData, TrackData, VideoData } from "./release-data";

type Parties = Map<string, string>;

const toEdition = (data: ReleaseData, recording: TrackData | VideoData, number: number): ElementData => {
  const isVideo = "type" in recording;
  const { isrc, pLine, file } = recording;
  return branch(isVideo ? "VideoEdition" : "SoundRecordingEdition", [
    branch("ResourceId", [leaf("ISRC", isrc)]),
    rightsLine("PLine", pLine ?? data.release.pLine),
    isVideo && recording.cLine && rightsLine("CLine", recording.cLine),
    branch("TechnicalDetails", [
      leaf("TechnicalResourceDetailsReference", `T${number}`),
      file &&
        branch("DeliveryFile", [
          leaf("Type", isVideo ? "AudioVisualFile" : "AudioFile"),
          branch("File", [leaf("URI", file)]),
        ]),
    ]),
  ]);
};

/** A sound recording or a video; ERN 4.3 has the same order for both. */
const toRecording = (
  data: ReleaseData,
  recording: TrackData | VideoData,
  number: number,
  parties: Parties,
): ElementData => {
  const isVideo = "type" in recording;
  return branch(isVideo ? "Video" : "SoundRecording", [
    leaf("ResourceReference", `A${number}`),
    leaf("Type", isVideo ? recording.type : "MusicalWorkSoundRecording"),
    toEdition(data, recording, number),
    titles(recording),
    displayArtists(recording.artist ?? data.release.artist, trackArtists(data, recording), parties),
    (recording.contributors ?? []).map(({ name, role }, index) =>
      branch("Contributor", [leaf("ContributorPartyReference", parties.get(name)!), leaf("Role", role)], {
        SequenceNumber: String(index + 1),
      }),
    ),
    leaf("Duration", recording.duration),
    leaf("ParentalWarningType", recording.parentalWarning ?? data.release.parentalWarning),
    recording.language && leaf("LanguageOfPerformance", recording.language),
  ]);
};

const toImage = ({ release, message }: ReleaseData, { reference, technicalReference, file, type }: ImageData) =>
  branch("Image", [
    leaf("ResourceReference", reference),
    leaf("Type", type),
    branch("ResourceId", [leaf("ProprietaryId", file, { Namespace: message.sender.id })]),
    leaf("ParentalWarningType", release.parentalWarning),
    branch("TechnicalDetails", [
      leaf("TechnicalResourceDetailsReference", technicalReference),
      branch("File", [leaf("URI", file)]),
    ]),
  ]);

/** The list of resources in the order of ERN 4.3: sound recordings, videos, images. */
export const toResourceList = (data: ReleaseData, parties: Parties): ElementData =>
  branch("ResourceList", [
    recordingsOf(data).map((recording, at) => toRecording(data, recording, at + 1, parties)),
    imagesOf(data).map((image) => toImage(data, image)),
  ]);
