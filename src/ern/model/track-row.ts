import type { ErnDeal, ErnRelease, ErnReleaseItem, ErnTrackRow, ErnValue } from "../model-types";
import type { NodeId } from "../types";
import { orNone } from "./element-value";

type Maybe = ErnValue | null | undefined;

const one = (...values: Maybe[]): ErnValue[] => {
  const value = values.find(Boolean);
  return orNone(value ? [value] : []);
};

/** Values without later duplicates. */
const distinct = (values: readonly Maybe[]): ErnValue[] => {
  const seen = new Map<string, ErnValue>();
  for (const value of values) if (value && !seen.has(value.value)) seen.set(value.value, value);
  return orNone([...seen.values()]);
};

export const toDealCells = (deals: readonly ErnDeal[]) => ({
  territory: distinct(deals.flatMap(({ territories }) => territories)),
  commercialModel: distinct(deals.flatMap(({ commercialModels }) => commercialModels)),
  useType: distinct(deals.flatMap(({ useTypes }) => useTypes)),
  dealStart: distinct(deals.flatMap(({ starts }) => starts)),
  dealEnd: distinct(deals.flatMap(({ ends }) => ends)),
});

export const toReleaseCells = (release: ErnRelease) => ({
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

/** What all rows of a release share. */
interface RowsAround {
  release: ErnRelease;
  cells: ReturnType<typeof toReleaseCells> & ReturnType<typeof toDealCells>;
  deals: readonly ErnDeal[];
}

/** A row whose cells are computed lazily. */
export class TrackRow implements ErnTrackRow {
  constructor(
    readonly item: ErnReleaseItem,
    readonly track: ErnRelease | undefined,
    /** The track's own deals; null if all deals are the release's. */
    private readonly trackDeals: readonly ErnDeal[] | null,
    private readonly around: RowsAround,
  ) {}

  get release(): ErnRelease {
    return this.around.release;
  }

  get node(): NodeId {
    return this.item.node;
  }

  get cells(): ErnTrackRow["cells"] {
    const { item, track, trackDeals, around } = this;
    const cells = {
      ...around.cells,
      ...toTrackCells(item, track),
      ...(trackDeals && toDealCells([...trackDeals, ...around.deals])),
    };
    return cells.genre.length > 0 ? cells : { ...cells, genre: distinct(around.release.genres) };
  }
}
