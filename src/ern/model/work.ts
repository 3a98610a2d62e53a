import type {
  ErnArtist,
  ErnId,
  ErnNamedValue,
  ErnParty,
  ErnRightsLine,
  ErnTitle,
  ErnValue,
  ErnWork,
} from "../model-types";
import type { NodeId } from "../types";
import { childElements } from "../xml/nodes";
import { NamedValue } from "./element-value";
import { readArtists, type Targets } from "./read-parties";
import type { Reader } from "./reader";

const BODIES = /(DetailsByTerritory|Edition)$/;
const IDS =
  /^(Resource|Release|SoundRecording|Video|Image|Text|SheetMusic|Software|MIDI|MidiFile|UserDefinedResource)Id$/;
const TYPES = /^(Release|SoundRecording|Video|Image|Text|SheetMusic|Software|MIDI|MidiFile|UserDefinedResource)?Type$/;
const TITLES = /^(Display|Additional|Formal|Reference)?Title$/;
const CONTRIBUTORS = /^(|Resource|IndirectResource)Contributor$/;

const ARTIST = { reference: "ArtistPartyReference", roles: ["DisplayArtistRole", "ArtistRole"] };
const CONTRIBUTOR = {
  reference: "ContributorPartyReference",
  roles: ["Role", "ResourceContributorRole", "IndirectResourceContributorRole"],
};

/** Element names of dates. */
const DATES = /Date$/;

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

/** A date, or the date in an element that wraps one. */
const readDate = (reader: Reader, node: NodeId): ErnNamedValue[] => {
  const inside = childElements(reader.document, node);
  if (inside.length === 0) return [new NamedValue(reader.document, node, reader.name(node))];
  return reader.matching(node, DATES).map((date) => new NamedValue(reader.document, date, reader.name(node)));
};

/** What all works of a message share. */
export interface WorkContext {
  readonly reader: Reader;
  readonly parties: Targets<ErnParty>;
}

/** What resources and releases share, read lazily from the document. */
export class Work implements ErnWork {
  constructor(
    protected readonly context: WorkContext,
    readonly node: NodeId,
  ) {}

  get reference(): ErnValue | null {
    const { reader } = this.context;
    return reader.first(this.node, "ResourceReference") ?? reader.first(this.node, "ReleaseReference");
  }

  get types(): ErnValue[] {
    const { reader } = this.context;
    return reader.matching(this.node, TYPES).map(reader.valueOf);
  }

  get ids(): ErnId[] {
    const { reader } = this.context;
    return reader.ids(reader.matching(this.bodies(), IDS));
  }

  /** The display title: as one text, or the first of the closest alternatives. */
  get title(): ErnValue | null {
    const text = this.context.reader.first(this.bodies(), "DisplayTitleText");
    if (text) return text;
    const { titles } = this;
    const display = ["DisplayTitle", "FormalTitle"].map((wanted) => titles.find(({ type }) => type === wanted));
    return (display.find(Boolean) ?? titles[0])?.text ?? null;
  }

  get titles(): ErnTitle[] {
    const { reader } = this.context;
    return reader.matching(this.bodies(), TITLES).flatMap((title) => readTitle(reader, title) ?? []);
  }

  get artistName(): ErnValue | null {
    const name = this.context.reader.first(this.bodies(), "DisplayArtistName");
    return name ?? this.artists.find((artist) => artist.name)?.name ?? null;
  }

  get artists(): ErnArtist[] {
    const { reader, parties } = this.context;
    return readArtists(reader, reader.all(this.bodies(), "DisplayArtist"), ARTIST, parties);
  }

  get contributors(): ErnArtist[] {
    const { reader, parties } = this.context;
    return readArtists(reader, reader.matching(this.bodies(), CONTRIBUTORS), CONTRIBUTOR, parties);
  }

  get duration(): ErnValue | null {
    return this.context.reader.first(this.bodies(), "Duration");
  }

  get genres(): ErnValue[] {
    return this.context.reader.values(this.bodies(), "Genre", "GenreText");
  }

  get subgenres(): ErnValue[] {
    return this.context.reader.values(this.bodies(), "Genre", "SubGenre");
  }

  get parentalWarnings(): ErnValue[] {
    return this.context.reader.values(this.bodies(), "ParentalWarningType");
  }

  get pLines(): ErnRightsLine[] {
    return readRightsLines(this.context.reader, this.bodies(), "PLine");
  }

  get cLines(): ErnRightsLine[] {
    return readRightsLines(this.context.reader, this.bodies(), "CLine");
  }

  get dates(): ErnNamedValue[] {
    const { reader } = this.context;
    return reader.matching(this.bodies(), DATES).flatMap((date) => readDate(reader, date));
  }

  /** The elements that describe it: itself, its details by territory (3.8.2), its editions (4.3). */
  protected bodies(): NodeId[] {
    return [this.node, ...this.context.reader.matching(this.node, BODIES)];
  }
}
