import { branch, displayArtists, leaf, rightsLine, titles, trackArtists } from "./data-elements";
import type { ReleaseData, TrackData } from "./release-data";
import type { ElementData } from "./write-element";

const toSoundRecording = (data: ReleaseData, track: TrackData, at: number, parties: Map<string, string>): ElementData =>
  branch("SoundRecording", [
    leaf("ResourceReference", `A${at + 1}`),
    leaf("Type", "MusicalWorkSoundRecording"),
    branch("SoundRecordingEdition", [
      branch("ResourceId", [leaf("ISRC", track.isrc)]),
      rightsLine("PLine", track.pLine ?? data.release.pLine),
      branch("TechnicalDetails", [
        leaf("TechnicalResourceDetailsReference", `T${at + 1}`),
        track.file && branch("DeliveryFile", [leaf("Type", "AudioFile"), branch("File", [leaf("URI", track.file)])]),
      ]),
    ]),
    titles(track),
    displayArtists(track.artist ?? data.release.artist, trackArtists(data, track), parties),
    (track.contributors ?? []).map(({ name, role }, index) =>
      branch("Contributor", [leaf("ContributorPartyReference", parties.get(name)!), leaf("Role", role)], {
        SequenceNumber: String(index + 1),
      }),
    ),
    leaf("Duration", track.duration),
    leaf("ParentalWarningType", track.parentalWarning ?? data.release.parentalWarning),
    track.language && leaf("LanguageOfPerformance", track.language),
  ]);

/** The list of resources: a sound recording per track, then the cover. */
export const toResourceList = (data: ReleaseData, parties: Map<string, string>): ElementData => {
  const number = data.tracks.length + 1;
  const { cover, parentalWarning } = data.release;
  return branch("ResourceList", [
    data.tracks.map((track, at) => toSoundRecording(data, track, at, parties)),
    cover &&
      branch("Image", [
        leaf("ResourceReference", `A${number}`),
        leaf("Type", "FrontCoverImage"),
        branch("ResourceId", [leaf("ProprietaryId", cover, { Namespace: data.message.sender.id })]),
        leaf("ParentalWarningType", parentalWarning),
        branch("TechnicalDetails", [
          leaf("TechnicalResourceDetailsReference", `T${number}`),
          branch("File", [leaf("URI", cover)]),
        ]),
      ]),
  ]);
};
