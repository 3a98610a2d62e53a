import type { ElementData } from "../xml/to-xml";
import { branch, leaf, leafOf } from "./elements";
import type { ReleaseData, TrackData, VideoData } from "./release-data";

/** The territory attribute of what holds everywhere. */
export const EVERYWHERE = { ApplicableTerritoryCode: "Worldwide" };
const BY_DEFAULT = { ...EVERYWHERE, IsDefault: "true" };

export type Parties = ReadonlyMap<string, string>;

/** Returns the tracks and videos in the order of the release. */
export const recordingsOf = ({ tracks, videos }: ReleaseData): readonly (TrackData | VideoData)[] => [
  ...tracks,
  ...videos,
];

type Named = { name: string; role: string };

/** Returns the release's artists, or its display artist as the main artist. */
export const artistsOf = ({ release }: ReleaseData): readonly Named[] =>
  release.artists ?? [{ name: release.artist, role: "MainArtist" }];

/** Returns a track's artists: its own, otherwise its display artist, otherwise the release's. */
export const trackArtists = (data: ReleaseData, track: TrackData): readonly Named[] =>
  track.artists ?? (track.artist ? [{ name: track.artist, role: "MainArtist" }] : artistsOf(data));

/** Returns party references by name, in the order of the data. */
export const toPartyReferences = (data: ReleaseData): Parties => {
  const named = recordingsOf(data).flatMap((track) => [...trackArtists(data, track), ...(track.contributors ?? [])]);
  const names = [data.release.label, ...[...artistsOf(data), ...named].map(({ name }) => name)];
  return new Map([...new Set(names)].map((name, index) => [name, `P${index + 1}`]));
};

/** Returns the title as readers see it, then in its parts. */
export const titles = ({ title, subtitle }: { title: string; subtitle?: string }): ElementData[] => [
  leaf("DisplayTitleText", subtitle ? `${title} (${subtitle})` : title),
  branch("DisplayTitle", [leaf("TitleText", title), leafOf("SubTitle", subtitle)], BY_DEFAULT),
];

/** Returns elements of parties with their roles, numbered in order. */
export const numberedParties = (
  name: string,
  reference: string,
  role: string,
  named: readonly Named[],
  parties: Parties,
) =>
  named.map((party, index) =>
    branch(name, [leaf(reference, parties.get(party.name)!), leaf(role, party.role)], {
      SequenceNumber: String(index + 1),
    }),
  );

/** Returns the artists as readers see them, then one by one with their roles. */
export const displayArtists = (displayName: string, artists: readonly Named[], parties: Parties): ElementData[] => [
  leaf("DisplayArtistName", displayName, BY_DEFAULT),
  ...numberedParties("DisplayArtist", "ArtistPartyReference", "DisplayArtistRole", artists, parties),
];

/** Returns the P line or the C line; undefined without one. */
export const rightsLine = (name: "PLine" | "CLine", line: { year?: string; text: string } | undefined) =>
  line && branch(name, [leafOf("Year", line.year), leaf(`${name}Text`, line.text)]);

/** Returns the cover and the videos' screen captures, numbered after the recordings; `of` is a recording's index. */
export const imagesOf = (data: ReleaseData) => {
  const recordings = recordingsOf(data);
  const cover = { file: data.release.cover, type: "FrontCoverImage", link: "CoverArt", of: "release" as const };
  const captures = recordings.map((recording, of) => {
    const file = "screenCapture" in recording ? recording.screenCapture : undefined;
    return { file, type: "VideoScreenCapture", link: "VideoScreenCapture", of };
  });
  const images = [cover, ...captures].flatMap(({ file, ...image }) => (file ? [{ ...image, file }] : []));
  return images.map((image, index) => {
    const number = recordings.length + index + 1;
    return { ...image, reference: `A${number}`, technicalReference: `T${number}` };
  });
};
