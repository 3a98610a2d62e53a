import type {
  ErnColumn,
  ErnDeal,
  ErnMessage,
  ErnRelease,
  ErnReleaseItem,
  ErnResourceKind,
  ErnTrackRow,
  ErnValue,
} from "./model-types";
import { orNone } from "./none";

/** The columns of the table of tracks, with their headings. */
export const FLAT_COLUMNS: readonly (readonly [ErnColumn, string])[] = [
  ["releaseReference", "Release"],
  ["icpn", "ICPN"],
  ["grid", "GRid"],
  ["releaseType", "Release type"],
  ["releaseTitle", "Release title"],
  ["releaseArtist", "Release artist"],
  ["label", "Label"],
  ["releaseDate", "Release date"],
  ["releasePLine", "Release P line"],
  ["releaseCLine", "Release C line"],
  ["group", "Group"],
  ["sequence", "Number"],
  ["resourceReference", "Resource"],
  ["resourceType", "Resource type"],
  ["isrc", "ISRC"],
  ["title", "Title"],
  ["subtitle", "Subtitle"],
  ["artist", "Artist"],
  ["duration", "Duration"],
  ["genre", "Genre"],
  ["parentalWarning", "Parental warning"],
  ["pLine", "P line"],
  ["trackReleaseReference", "Track release"],
  ["trackReleaseId", "Track release ID"],
  ["territory", "Territories"],
  ["commercialModel", "Commercial models"],
  ["useType", "Use types"],
  ["dealStart", "Deal starts"],
  ["dealEnd", "Deal ends"],
];

type Cells = ErnTrackRow["cells"];
type Maybe = ErnValue | null | undefined;

/** What goes with a release rather than being a track of it. */
const COMPANIONS: readonly ErnResourceKind[] = ["Image", "Text", "SheetMusic", "Software"];

const one = (...values: Maybe[]): ErnValue[] => {
  const value = values.find(Boolean);
  return orNone(value ? [value] : []);
};

/** Values without those that say the same as one before them. */
const distinct = (values: readonly Maybe[]): ErnValue[] => {
  const seen = new Map<string, ErnValue>();
  for (const value of values) if (value && !seen.has(value.value)) seen.set(value.value, value);
  return orNone([...seen.values()]);
};

const toDealCells = (deals: readonly ErnDeal[]) => ({
  territory: distinct(deals.flatMap(({ territories }) => territories)),
  commercialModel: distinct(deals.flatMap(({ commercialModels }) => commercialModels)),
  useType: distinct(deals.flatMap(({ useTypes }) => useTypes)),
  dealStart: distinct(deals.flatMap(({ starts }) => starts)),
  dealEnd: distinct(deals.flatMap(({ ends }) => ends)),
});

const toReleaseCells = (release: ErnRelease) => ({
  releaseReference: one(release.reference),
  icpn: one(release.icpn),
  grid: one(release.grid),
  releaseType: distinct(release.types),
  releaseTitle: one(release.title),
  releaseArtist: one(release.artistName),
  label: distinct(release.labels.map(({ name, party }) => name ?? party)),
  releaseDate: one(
    ...["ReleaseDate", "OriginalReleaseDate"].map((name) => release.dates.find((date) => date.name.endsWith(name))),
  ),
  releasePLine: one(release.pLines[0]?.text),
  releaseCLine: one(release.cLines[0]?.text),
});

const toTrackCells = (item: ErnReleaseItem, track: ErnRelease | undefined) => {
  const resource = item.resource.target;
  const titled = resource?.titles.find(({ type, subtitle }) => type === "DisplayTitle" && subtitle);
  return {
    group: item.groups,
    sequence: one(item.sequence),
    resourceReference: one(item.resource),
    resourceType: one(resource?.types[0]),
    isrc: one(resource?.isrc),
    title: one(resource?.title, track?.title),
    subtitle: one(titled?.subtitle),
    artist: one(resource?.artistName),
    duration: one(resource?.duration),
    genre: distinct([...(resource?.genres ?? []), ...(track?.genres ?? [])]),
    parentalWarning: distinct(resource?.parentalWarnings ?? []),
    pLine: one(resource?.pLines[0]?.text),
    trackReleaseReference: one(track?.reference),
    trackReleaseId: distinct(track?.ids ?? []),
  };
};

const tracksOf = ({ items }: ErnRelease): ErnReleaseItem[] => {
  const tracks = items.filter(({ resource }) => !resource.target || !COMPANIONS.includes(resource.target.kind));
  return tracks.length > 0 ? tracks : items;
};

/** One row per track of each release; the releases of tracks only where there is no other. */
export const listTracks = (message: ErnMessage): ErnTrackRow[] => {
  const whole = message.releases.filter(({ kind }) => kind === "Release");
  const trackReleases = new Map<string, ErnRelease>();
  for (const release of message.releases) {
    const [item] = release.items;
    if (release.kind === "TrackRelease" && item) trackReleases.set(item.resource.value, release);
  }
  const deals = new Map<ErnRelease | null, ErnDeal[]>();
  for (const releaseDeal of message.releaseDeals) {
    for (const { target } of releaseDeal.releases) {
      const known = deals.get(target);
      if (known) known.push(...releaseDeal.deals);
      else deals.set(target, [...releaseDeal.deals]);
    }
  }

  return (whole.length > 0 ? whole : message.releases).flatMap((release) => {
    const releaseCells = toReleaseCells(release);
    const releaseDeals = deals.get(release) ?? [];
    const dealCells = toDealCells(releaseDeals);
    return tracksOf(release).map((item) => {
      const track = trackReleases.get(item.resource.value);
      const trackDeals = track && track !== release ? (deals.get(track) ?? []) : [];
      const isSame = trackDeals.every((deal) => releaseDeals.includes(deal));
      const cells: Cells = {
        ...releaseCells,
        ...toTrackCells(item, track),
        ...(isSame ? dealCells : toDealCells([...trackDeals, ...releaseDeals])),
      };
      if (cells.genre.length === 0) cells.genre = distinct(release.genres);
      return { node: item.node, cells };
    });
  });
};
