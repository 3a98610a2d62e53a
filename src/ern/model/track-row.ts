import type { ErnDeal, ErnRelease, ErnReleaseItem, ErnTrackRow } from "../model-types";
import type { NodeId } from "../types";
import { distinct, toDealCells, toTrackCells, type toReleaseCells } from "./track-cells";

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
