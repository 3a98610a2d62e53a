import type {
  ErnColumn,
  ErnDeal,
  ErnMessage,
  ErnReference,
  ErnRelease,
  ErnReleaseItem,
  ErnResource,
  ErnResourceKind,
  ErnTrackRow,
  ErnValue,
} from "../model-types";
import type { NodeId } from "../types";

/** What the table needs of resources, releases and deals. */
export const TABLE_FIELDS = {
  resource: [
    "kind",
    "types",
    "isrc",
    "title",
    "titles",
    "artistName",
    "duration",
    "genres",
    "parentalWarnings",
    "pLines",
  ],
  release: [
    "kind",
    "reference",
    "ids",
    "icpn",
    "grid",
    "types",
    "title",
    "artistName",
    "labels",
    "dates",
    "pLines",
    "cLines",
    "genres",
  ],
  deal: ["territories", "excludedTerritories", "commercialModels", "useTypes", "starts", "ends"],
} as const satisfies {
  resource: readonly (keyof ErnResource)[];
  release: readonly (keyof ErnRelease)[];
  deal: readonly (keyof ErnDeal)[];
};

export type TableResource = Pick<ErnResource, (typeof TABLE_FIELDS.resource)[number]>;

export interface TableItem extends Pick<ErnReleaseItem, "node" | "groups" | "sequence"> {
  resource: ErnReference<TableResource>;
}

export interface TableRelease extends Pick<ErnRelease, (typeof TABLE_FIELDS.release)[number]> {
  items: Iterable<TableItem>;
}

/** A deal is told from others by its node. */
export type TableDeal = Pick<ErnDeal, "node" | (typeof TABLE_FIELDS.deal)[number]>;

/** What the table needs of a message. */
export interface TableMessage<Release> {
  /** Those of more than a track; all, if there are no such. */
  releases: Iterable<Release>;
  /** Returns the single-track release of a resource. */
  trackOf: (resource: string) => Release | undefined;
  dealsOf: (release: Release) => readonly TableDeal[];
}

interface TableRow<Release, Item> {
  node: NodeId;
  item: Item;
  track: Release | undefined;
  release: Release;
  readonly cells: Record<ErnColumn, ErnValue[]>;
}

/** Resources that accompany a release rather than being a track of it. */
const COMPANIONS: readonly ErnResourceKind[] = ["Image", "Text", "SheetMusic", "Software"];

type Maybe = ErnValue | null | undefined;

const firstValue = (...values: Maybe[]): ErnValue[] => values.flatMap((value) => value ?? []).slice(0, 1);

/** Values without later duplicates. */
const distinct = (values: readonly Maybe[]): ErnValue[] => {
  const seen = new Map<string, ErnValue>();
  for (const value of values) if (value && !seen.has(value.value)) seen.set(value.value, value);
  return [...seen.values()];
};

const toDealCells = (deals: readonly TableDeal[]) => ({
  territory: distinct(deals.flatMap(({ territories }) => territories)),
  excludedTerritory: distinct(deals.flatMap(({ excludedTerritories }) => excludedTerritories)),
  commercialModel: distinct(deals.flatMap(({ commercialModels }) => commercialModels)),
  useType: distinct(deals.flatMap(({ useTypes }) => useTypes)),
  dealStart: distinct(deals.flatMap(({ starts }) => starts)),
  dealEnd: distinct(deals.flatMap(({ ends }) => ends)),
});

const toReleaseCells = (release: TableRelease) => ({
  releaseReference: firstValue(release.reference),
  icpn: firstValue(release.icpn),
  grid: firstValue(release.grid),
  releaseType: distinct(release.types),
  releaseTitle: firstValue(release.title),
  releaseArtist: firstValue(release.artistName),
  label: distinct(release.labels.map(({ name, party }) => name ?? party)),
  releaseDate: firstValue(
    ...["ReleaseDate", "OriginalReleaseDate"].map((name) => release.dates.find((date) => date.name.endsWith(name))),
  ),
  releasePLine: firstValue(release.pLines[0]?.text),
  releaseCLine: firstValue(release.cLines[0]?.text),
});

const toTrackCells = ({ resource: reference, groups, sequence }: TableItem, track: TableRelease | undefined) => {
  const resource = reference.target;
  const titled = resource?.titles.find(({ type, subtitle }) => type === "DisplayTitle" && subtitle);
  return {
    group: groups,
    sequence: firstValue(sequence),
    resourceReference: firstValue(reference),
    resourceType: firstValue(resource?.types[0]),
    isrc: firstValue(resource?.isrc),
    title: firstValue(resource?.title, track?.title),
    subtitle: firstValue(titled?.subtitle),
    artist: firstValue(resource?.artistName),
    duration: firstValue(resource?.duration),
    genre: distinct([...(resource?.genres ?? []), ...(track?.genres ?? [])]),
    parentalWarning: distinct(resource?.parentalWarnings ?? []),
    pLine: firstValue(resource?.pLines[0]?.text),
    trackReleaseReference: firstValue(track?.reference),
    trackReleaseId: distinct(track?.ids ?? []),
  };
};

function* tracksOf<Item extends TableItem>(items: Iterable<Item>): Generator<Item> {
  let hasTracks = false;
  for (const item of items) {
    const { target } = item.resource;
    if (target && COMPANIONS.includes(target.kind)) continue;
    hasTracks = true;
    yield item;
  }
  if (!hasTracks) yield* items;
}

/** Yields the rows of `listTracks`, for a message or what was stored of it. */
export function* trackRows<Item extends TableItem, Release extends TableRelease & { items: Iterable<Item> }>({
  releases,
  trackOf,
  dealsOf,
}: TableMessage<Release>): Generator<TableRow<Release, Item>> {
  for (const release of releases) {
    const deals = dealsOf(release);
    const isOfRelease = new Set(deals.map(({ node }) => node));
    const common = { ...toReleaseCells(release), ...toDealCells(deals) };
    for (const item of tracksOf<Item>(release.items)) {
      const track = trackOf(item.resource.value);
      const trackDeals = track ? dealsOf(track) : [];
      const hasOwn = trackDeals.some(({ node }) => !isOfRelease.has(node));
      yield {
        item,
        track,
        release,
        node: item.node,
        // Computed when asked for, because there are as many as tracks.
        get cells() {
          const ownCells = toTrackCells(item, track);
          const cells = { ...common, ...ownCells, ...(hasOwn && toDealCells([...trackDeals, ...deals])) };
          return cells.genre.length > 0 ? cells : { ...cells, genre: distinct(release.genres) };
        },
      };
    }
  }
}

const toTableMessage = ({ releases, releaseDeals }: ErnMessage): TableMessage<ErnRelease> => {
  const whole = releases.filter(({ kind }) => kind === "Release");
  const tracks = new Map<string, ErnRelease>();
  for (const release of releases) {
    const [item] = release.items;
    if (item && release.kind === "TrackRelease") tracks.set(item.resource.value, release);
  }
  const dealsOf = new Map<ErnRelease | null, ErnDeal[]>();
  for (const { releases: references, deals } of releaseDeals) {
    for (const { target } of references) {
      const known = dealsOf.get(target) ?? [];
      dealsOf.set(target, known);
      for (const deal of deals) known.push(deal);
    }
  }
  return {
    releases: whole.length > 0 ? whole : releases,
    trackOf: (resource) => tracks.get(resource),
    dealsOf: (release) => dealsOf.get(release) ?? [],
  };
};

/** Returns one row per track of each release; single-track releases only if there is no other release. */
export const listTracks = (message: ErnMessage): ErnTrackRow[] => [
  ...trackRows<ErnReleaseItem, ErnRelease>(toTableMessage(message)),
];
