import type { ErnNamedValue, ErnRightsLine, ErnTitle, ErnValue, ErnWork } from "../model-types";
import type { NodeId } from "../types";
import { childElements } from "../xml/nodes";
import type { Fields, Part } from "./part";
import { toErnArtists } from "./parties";
import type { Reader } from "./reader";

const BODIES = /(DetailsByTerritory|Edition)$/;
const IDS =
  /^(Resource|Release|SoundRecording|Video|Image|Text|SheetMusic|Software|MIDI|MidiFile|UserDefinedResource)Id$/;
const TYPES = /^(Release|SoundRecording|Video|Image|Text|SheetMusic|Software|MIDI|MidiFile|UserDefinedResource)?Type$/;
const TITLES = /^(Display|Additional|Formal|Grouping|Reference)?Title$/;
/** Since 4.3.1 it's called DisplayGenre. */
const GENRES = /^(Display)?Genre$/;
const CONTRIBUTORS = /^(|Resource|IndirectResource)Contributor$/;
const ARTIST_ROLES = ["DisplayArtistRole", "ArtistRole"];
const CONTRIBUTOR_ROLES = ["Role", "ResourceContributorRole", "IndirectResourceContributorRole"];

const DATES = /Date$/;

/** Returns the elements that describe a part: itself, its details by territory (3.8.2), its editions (4.3). */
export const bodiesOf = ({ context: { reader }, node }: Part): NodeId[] => [node, ...reader.matching(node, BODIES)];

const first =
  (...path: string[]) =>
  (part: Part): ErnValue | null =>
    part.context.reader.first(bodiesOf(part), ...path);

const values =
  (...path: string[]) =>
  (part: Part): ErnValue[] =>
    part.context.reader.values(bodiesOf(part), ...path);

const matching = (part: Part, name: RegExp): NodeId[] => part.context.reader.matching(bodiesOf(part), name);

const toErnTitle = (reader: Reader, node: NodeId): ErnTitle | null => {
  const text = reader.first(node, "TitleText");
  const type = reader.attribute(node, "TitleType")?.value ?? reader.name(node);
  return text && { node, text, subtitle: reader.first(node, "SubTitle"), type };
};

const rightsLines =
  (name: "PLine" | "CLine") =>
  (part: Part): ErnRightsLine[] => {
    const { reader } = part.context;
    return reader
      .all(bodiesOf(part), name)
      .map((node) => ({ node, year: reader.first(node, "Year"), text: reader.first(node, `${name}Text`) }));
  };

/** A date, or the date in an element that wraps one. */
const listDates = (reader: Reader, node: NodeId): ErnNamedValue[] => {
  const isWrapped = childElements(reader.document, node).length > 0;
  const dates = isWrapped ? reader.matching(node, DATES) : [node];
  return dates.map((date) => Object.assign(reader.valueOf(date), { name: reader.name(node) }));
};

/** What resources and releases share. */
export const WORK: Fields<ErnWork> = {
  reference: ({ context: { reader }, node }) =>
    reader.first(node, "ResourceReference") ?? reader.first(node, "ReleaseReference"),
  types: ({ context: { reader }, node }) => reader.matching(node, TYPES).map(reader.valueOf),
  ids: (part) => part.context.reader.ids(matching(part, IDS)),
  /** As one text, or the first of the closest alternatives. */
  title: (part) => {
    const text = first("DisplayTitleText")(part);
    if (text) return text;
    const { titles } = part;
    const found = ["DisplayTitle", "FormalTitle"].map((name) => titles.find(({ type }) => type === name));
    return (found.find(Boolean) ?? titles[0])?.text ?? null;
  },
  titles: (part) => matching(part, TITLES).flatMap((title) => toErnTitle(part.context.reader, title) ?? []),
  artistName: (part) => first("DisplayArtistName")(part) ?? part.artists.find((artist) => artist.name)?.name ?? null,
  artists: (part) => toErnArtists(part.context, matching(part, /^DisplayArtist$/), "Artist", ARTIST_ROLES),
  contributors: (part) => toErnArtists(part.context, matching(part, CONTRIBUTORS), "Contributor", CONTRIBUTOR_ROLES),
  duration: first("Duration"),
  genres: (part) => part.context.reader.values(matching(part, GENRES), "GenreText"),
  subgenres: (part) => part.context.reader.values(matching(part, GENRES), "SubGenre"),
  parentalWarnings: values("ParentalWarningType"),
  pLines: rightsLines("PLine"),
  cLines: rightsLines("CLine"),
  dates: (part) => matching(part, DATES).flatMap((date) => listDates(part.context.reader, date)),
};
