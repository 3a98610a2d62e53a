import type { ElementData } from "../xml/write-element";
import type { ReleaseData, TrackData, VideoData } from "./release-data";

type Part = ElementData | readonly ElementData[] | false | undefined | "";

/** An element with text. */
export const leaf = (name: string, text: string, attributes?: ElementData["attributes"]): ElementData => ({
  name,
  text,
  attributes,
});

/** An element with its non-empty parts, in this order. */
export const branch = (name: string, parts: readonly Part[], attributes?: ElementData["attributes"]): ElementData => ({
  name,
  attributes,
  children: parts.flatMap((part) => part || []),
});

/** Tracks and videos in the order of the release. */
export const recordingsOf = ({ tracks, videos }: ReleaseData): readonly (TrackData | VideoData)[] => [
  ...tracks,
  ...videos,
];

type Named = { name: string; role: string };

export const artistsOf = ({ release }: ReleaseData): readonly Named[] =>
  release.artists ?? [{ name: release.artist, role: "MainArtist" }];

/** A track's artists: its own, otherwise its display artist, otherwise the release's. */
export const trackArtists = (data: ReleaseData, track: TrackData): readonly Named[] =>
  track.artists ?? (track.artist ? [{ name: track.artist, role: "MainArtist" }] : artistsOf(data));

/** Party references by name, in the order of the data. */
export const toPartyReferences = (data: ReleaseData): Map<string, string> => {
  const names = [
    data.release.label,
    ...artistsOf(data).map(({ name }) => name),
    ...recordingsOf(data).flatMap((track) =>
      [...trackArtists(data, track), ...(track.contributors ?? [])].map(({ name }) => name),
    ),
  ];
  return new Map([...new Set(names)].map((name, at) => [name, `P${at + 1}`]));
};

export const titles = ({ title, subtitle }: { title: string; subtitle?: string }): ElementData[] => [
  leaf("DisplayTitleText", subtitle ? `${title} (${subtitle})` : title),
  branch("DisplayTitle", [leaf("TitleText", title), subtitle && leaf("SubTitle", subtitle)], {
    ApplicableTerritoryCode: "Worldwide",
    IsDefault: "true",
  }),
];

export const displayArtists = (
  shown: string,
  artists: readonly Named[],
  parties: Map<string, string>,
): ElementData[] => [
  leaf("DisplayArtistName", shown, { ApplicableTerritoryCode: "Worldwide", IsDefault: "true" }),
  ...artists.map(({ name, role }, at) =>
    branch("DisplayArtist", [leaf("ArtistPartyReference", parties.get(name)!), leaf("DisplayArtistRole", role)], {
      SequenceNumber: String(at + 1),
    }),
  ),
];

export const rightsLine = (name: "PLine" | "CLine", line: { year?: string; text: string }): ElementData =>
  branch(name, [line.year && leaf("Year", line.year), leaf(`${name}Text`, line.text)]);

export const genre = (name: string, subgenre?: string): ElementData =>
  branch("Genre", [leaf("GenreText", name), subgenre && leaf("SubGenre", subgenre)], {
    ApplicableTerritoryCode: "Worldwide",
  });
