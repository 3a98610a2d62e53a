import type { ErnColumn } from "../../ern/model-types";
import { planCsv, planPaste } from "../../ern/tracks/plan-csv";
import type { TrackPlan } from "../../ern/tracks/plan-tracks";
import { readTracks } from "../../ern/tracks/read-tracks";
import type { ErnDocument } from "../../ern/types";

/** An imported table of tracks: a file, or cells pasted at a track and column. */
export type TrackTable = { csv: string } | { pasted: string; track: number; columns: readonly ErnColumn[] };

/** Plans what a table would change in a message's tracks. */
export const planTable = (document: ErnDocument, table: TrackTable): TrackPlan => {
  const tracks = readTracks(document);
  if ("csv" in table) return planCsv(tracks, table.csv);
  return planPaste(tracks, table.pasted, table.track, table.columns);
};
