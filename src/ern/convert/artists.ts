import { branch, leaf } from "../build/elements";
import type { ElementData } from "../xml/write-element";
import { LANGUAGE, type NewMessage, OWN_VALUE } from "./new-message";
import type { SourceElement } from "./source-element";
import { type Details, onceForAll, toTexts } from "./territories";

const DISPLAY_ROLES: ReadonlySet<string> = new Set(["MainArtist", "FeaturedArtist", "Artist", "Composer"]);
const UNKNOWN = "Unknown artist";
const KEEP = { keep: "SequenceNumber" };

const toArtist = (artist: SourceElement, message: NewMessage): ElementData => {
  const roles = artist.all("ArtistRole");
  const shown = roles.find(({ text }) => DISPLAY_ROLES.has(text));
  const parts = [
    leaf("ArtistPartyReference", message.refer(artist)),
    shown
      ? shown.leaf("DisplayArtistRole", { why: "4.3 tells the role that is shown from those in the recording." })
      : message.ledger.add(leaf("DisplayArtistRole", "Artist"), "4.3 asks in what role an artist is shown."),
    roles.filter((role) => role !== shown).flatMap((role) => toArtisticRole(role) ?? []),
  ];
  return artist.branch("DisplayArtist", parts, KEEP);
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

const has = (details: Details, name: string): boolean => details.some(({ source }) => source.one(name));

const artistsOf = ([first]: Details): readonly SourceElement[] => first?.source.all("DisplayArtist") ?? [];

/** The artists of a resource or release: display names, then the artists themselves. Anything missing is taken from the track's release or the whole release. */
export const toArtists = (details: Details, message: NewMessage, track: Details = [], release: Details = []) => {
  const own = has(details, "DisplayArtist") ? details : track;
  const named = has(details, "DisplayArtistName") ? details : track;
  const why = named === details ? undefined : "4.3 says it of the recording, not of its release.";
  const names = toTexts(named, "DisplayArtistName", { keep: LANGUAGE, why });
  const artists = onceForAll(own, "DisplayArtist", (artist) => toArtist(artist, message));
  if (artists.length === 0) artists.push(...toShims(details, message, artistsOf(release)));
  if (names.length === 0) names.push(toShownName(artistsOf(own), release, message));
  return [...names, ...artists];
};

/** A display name if none is given: the release's for the same artists, or the only artist's, otherwise one to review. */
const toShownName = (artists: readonly SourceElement[], release: Details, { ledger }: NewMessage): ElementData => {
  const add = (text: string, why: string, decide?: boolean) =>
    ledger.add(leaf("DisplayArtistName", text, { IsDefault: "true" }), `4.3 asks for a name to show${why}`, decide);
  const [own, theirs] = [joinNames(artists), joinNames(artistsOf(release))];
  const shown = release[0]?.source.textAt("DisplayArtistName");
  if (own && own === theirs && shown) return add(shown, "; the release shows the same artists so.");
  if (own && artists.length === 1) return add(own, "; it is that of the only artist.");
  const text = own || theirs;
  return text ? add(text, ". Check how the artists are joined.", true) : add(UNKNOWN, ". Decide which.", true);
};

const toShims = ([first]: Details, message: NewMessage, fallback: readonly SourceElement[]): ElementData[] => {
  const name = first?.source.one("DisplayArtistName");
  const known = name ? [message.referToName(name.text)] : fallback.map((artist) => message.refer(artist));
  const references = known.length > 0 ? known : [message.referToName(UNKNOWN)];
  return references.map((reference) => {
    const parts = [leaf("ArtistPartyReference", reference), leaf("DisplayArtistRole", "MainArtist")];
    const why = "4.3 asks for an artist. Decide who it is, and in what role.";
    return message.ledger.add(branch("DisplayArtist", parts, { SequenceNumber: "1" }), why, true);
  });
};

const toContributor = (source: SourceElement, roles: string, message: NewMessage): ElementData => {
  const did = "4.3 names it by what the contributor did.";
  const parts = [
    leaf("ContributorPartyReference", message.refer(source)),
    source.leaves(`${roles}>Role`, { keep: OWN_VALUE, why: "4.3 calls it Role." }),
    source.leaves("InstrumentType", { keep: OWN_VALUE }),
    source.firsts("IsFeaturedArtist>HasMadeFeaturedContribution", { why: did }),
    source.firsts("IsContractedArtist>HasMadeContractedContribution", { why: did }),
  ];
  return source.branch("Contributor", parts, { ...KEEP, why: "4.3 has one Contributor for all who contributed." });
};

/** The contributors to a resource, including the writers of its work. */
export const toContributors = (details: Details, message: NewMessage): ElementData[] =>
  ["DisplayConductor", "ResourceContributor", "IndirectResourceContributor"].flatMap((name) => {
    const roles = name === "DisplayConductor" ? "ArtistRole" : `${name}Role`;
    return onceForAll(details, name, (source) => toContributor(source, roles, message));
  });

export const toRightsControllers = (details: Details, message: NewMessage): ElementData[] =>
  onceForAll(details, "RightsController", (source) => {
    const share = source.firsts("RightSharePercentage", { keep: "HasMaxValueOfOne" });
    const parts = [
      leaf("RightsControllerPartyReference", message.refer(source)),
      source.leaves("RightsControllerRole>RightsControlType", { why: "4.3 calls it RightsControlType." }),
      share.length > 0 ? share : source.firsts("RightShareUnknown"),
    ];
    const why = "4.3 tells rights in the recording from those in the work.";
    return source.branch("ResourceRightsController", parts, { ...KEEP, why });
  });
