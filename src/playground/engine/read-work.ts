import type { ErnNamedValue, ErnParty, ErnRightsLine, ErnTitle, ErnValue, ErnWork } from "./model-types";
import { childElements } from "./nodes";
import { orNone } from "./none";
import { readArtists, type Targets } from "./read-parties";
import type { Reader } from "./reader";
import type { NodeId } from "./types";

const BODIES = /(DetailsByTerritory|Edition)$/;
const IDS =
  /^(Resource|Release|SoundRecording|Video|Image|Text|SheetMusic|Software|MIDI|MidiFile|UserDefinedResource)Id$/;
const TYPES = /^(Release|SoundRecording|Video|Image|Text|SheetMusic|Software|MIDI|MidiFile|UserDefinedResource)?Type$/;
const TITLES = /^(Display|Additional|Formal|Reference)?Title$/;
const DATES = /Date$/;

const ARTIST = { reference: "ArtistPartyReference", roles: ["DisplayArtistRole", "ArtistRole"] };
const CONTRIBUTOR = {
  reference: "ContributorPartyReference",
  roles: ["Role", "ResourceContributorRole", "IndirectResourceContributorRole"],
};

/**
 * The elements that say something of a work: itself, its details by territory (3.8.2), its editions (4.3).
 */
export const bodiesOf = (reader: Reader, node: NodeId): NodeId[] => [node, ...reader.matching(node, BODIES)];

const readTitle = (reader: Reader, node: NodeId): ErnTitle | null => {
  const text = reader.first(node, "TitleText");
  const type = reader.attribute(node, "TitleType")?.value ?? reader.name(node);
  return text && { node, text, subtitle: reader.first(node, "SubTitle"), type };
};

const readRightsLines = (reader: Reader, bodies: readonly NodeId[], name: "PLine" | "CLine"): ErnRightsLine[] =>
  reader.all(bodies, name).map((node) => ({
    node,
    year: reader.first(node, "Year"),
    text: reader.first(node, `${name}Text`),
  }));

/** A date, or the date in an element that says more of it. */
const readDate = (reader: Reader, node: NodeId): ErnNamedValue[] => {
  const inside = childElements(reader.document, node);
  if (inside.length === 0) return [{ name: reader.name(node), ...reader.valueOf(node) }];
  return reader.matching(node, DATES).map((date) => ({ name: reader.name(node), ...reader.valueOf(date) }));
};

const chooseTitle = (reader: Reader, bodies: readonly NodeId[], titles: readonly ErnTitle[]): ErnValue | null => {
  const text = reader.first(bodies, "DisplayTitleText");
  const display =
    titles.find(({ type }) => type === "DisplayTitle") ?? titles.find(({ type }) => type === "FormalTitle");
  return text ?? (display ?? titles[0])?.text ?? null;
};

/** What a resource and a release have alike. */
export const readWork = (reader: Reader, node: NodeId, parties: Targets<ErnParty>): ErnWork => {
  const bodies = bodiesOf(reader, node);
  const titles = reader.matching(bodies, TITLES).flatMap((title) => readTitle(reader, title) ?? []);
  const artists = readArtists(reader, reader.all(bodies, "DisplayArtist"), ARTIST, parties);
  return {
    node,
    reference: reader.first(node, "ResourceReference") ?? reader.first(node, "ReleaseReference"),
    types: orNone(reader.matching(node, TYPES).map(reader.valueOf)),
    ids: orNone(reader.ids(reader.matching(bodies, IDS))),
    title: chooseTitle(reader, bodies, titles),
    titles: orNone(titles),
    artistName: reader.first(bodies, "DisplayArtistName") ?? artists.find(({ name }) => name)?.name ?? null,
    artists: orNone(artists),
    contributors: orNone(
      readArtists(reader, reader.matching(bodies, /^(|Resource|IndirectResource)Contributor$/), CONTRIBUTOR, parties),
    ),
    duration: reader.first(bodies, "Duration"),
    genres: reader.values(bodies, "Genre", "GenreText"),
    subgenres: reader.values(bodies, "Genre", "SubGenre"),
    parentalWarnings: reader.values(bodies, "ParentalWarningType"),
    pLines: orNone(readRightsLines(reader, bodies, "PLine")),
    cLines: orNone(readRightsLines(reader, bodies, "CLine")),
    dates: orNone(reader.matching(bodies, DATES).flatMap((date) => readDate(reader, date))),
  };
};
