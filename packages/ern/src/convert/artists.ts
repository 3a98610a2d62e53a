import { branch, leaf } from "../build/elements";
import type { ElementData } from "../xml/to-xml";
import { LANGUAGE, type NewMessage, OWN_VALUE } from "./new-message";
import type { SourceElement } from "./source-element";
import { byTerritory, type Details, onceForAll } from "./territories";

const DISPLAY_ROLES: ReadonlySet<string> = new Set(["MainArtist", "FeaturedArtist", "Artist", "Composer"]);
const NAME = "DisplayArtistName";
const UNKNOWN = "Unknown artist";

const toArtist = (artist: SourceElement, message: NewMessage): ElementData => {
  const roles = artist.all("ArtistRole");
  const display = roles.find(({ text }) => DISPLAY_ROLES.has(text));
  const parts = [
    leaf("ArtistPartyReference", message.refer(artist)),
    display
      ? display.leaf("DisplayArtistRole", { why: "4.3 tells the role that is shown from those in the recording." })
      : message.ledger.add(leaf("DisplayArtistRole", "Artist"), "4.3 asks in what role an artist is shown."),
    roles.filter((role) => role !== display).flatMap((role) => toArtisticRole(role) ?? []),
  ];
  return artist.branch("DisplayArtist", parts, { keep: ["SequenceNumber"] });
};

/** A role other than the displayed one; 4.3 has neither main nor featured artists among these. */
const toArtisticRole = (role: SourceElement): ElementData | undefined => {
  if (role.text !== "MainArtist" && role.text !== "FeaturedArtist") {
    return role.leaf("ArtisticRole", { keep: OWN_VALUE, why: "4.3 has ArtisticRole for roles in the recording." });
  }
  role.decide("4.3 shows an artist in one of the two roles. Decide which.");
  return undefined;
};

const joinNames = (artists: readonly SourceElement[]): string => {
  const names = (isFeatured: boolean) =>
    artists
      .filter((artist) => artist.all("ArtistRole").some(({ text }) => text === "FeaturedArtist") === isFeatured)
      .map((artist) => artist.textAt("PartyName", "FullName"))
      .filter(Boolean)
      .join(", ");
  return [names(false), names(true)].filter(Boolean).join(" feat. ");
};

const hasElement = (details: Details, name: string): boolean => details.some(({ source }) => source.first(name));

const artistsOf = ([first]: Details): readonly SourceElement[] => first?.source.all("DisplayArtist") ?? [];

/** Returns display names, then artists; what is missing comes from the track's release or the whole release. */
export const toArtists = (details: Details, message: NewMessage, track: Details = [], release: Details = []) => {
  const credited = hasElement(details, "DisplayArtist") ? details : track;
  const named = hasElement(details, NAME) ? details : track;
  const why = named === details ? undefined : "4.3 says it of the recording, not of its release.";
  const names = byTerritory(named, NAME, (name, add) => [name.leaf(NAME, { keep: LANGUAGE, why, add })]);
  const artists = onceForAll(credited, "DisplayArtist", (artist) => [toArtist(artist, message)]);
  if (artists.length === 0) artists.push(...toPlaceholderArtists(details, message, artistsOf(release)));
  if (names.length === 0) names.push(toShownName(artistsOf(credited), release, message));
  return [...names, ...artists];
};

/** A display name if none is given: the release's for the same artists, or the only artist's, otherwise one to review. */
const toShownName = (artists: readonly SourceElement[], release: Details, { ledger }: NewMessage): ElementData => {
  const add = (text: string, why: string, decide?: boolean) =>
    ledger.add(leaf(NAME, text, { IsDefault: "true" }), `4.3 asks for a name to show${why}`, decide);
  const [ownName, theirs] = [joinNames(artists), joinNames(artistsOf(release))];
  const releaseName = release[0]?.source.textAt(NAME);
  if (ownName && ownName === theirs && releaseName) return add(releaseName, "; the release shows the same artists so.");
  if (ownName && artists.length === 1) return add(ownName, "; it is that of the only artist.");
  const text = ownName || theirs;
  return text ? add(text, ". Check how the artists are joined.", true) : add(UNKNOWN, ". Decide which.", true);
};

const toPlaceholderArtists = (
  [first]: Details,
  message: NewMessage,
  fallback: readonly SourceElement[],
): ElementData[] => {
  const name = first?.source.first(NAME);
  const known = name ? [message.referToName(name.text)] : fallback.map((artist) => message.refer(artist));
  const references = known.length > 0 ? known : [message.referToName(UNKNOWN)];
  return references.map((reference) => {
    const parts = [leaf("ArtistPartyReference", reference), leaf("DisplayArtistRole", "MainArtist")];
    const why = "4.3 asks for an artist. Decide who it is, and in what role.";
    return message.ledger.add(branch("DisplayArtist", parts, { SequenceNumber: "1" }), why, true);
  });
};
