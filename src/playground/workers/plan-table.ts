import { planCsv, planPaste } from "../../ern/tracks/plan-csv";
import type { TrackPlan } from "../../ern/tracks/plan-tracks";
import { readTracks } from "../../ern/tracks/read-tracks";
import type { ErnDocument } from "../../ern/types";
import type { TrackTable } from "./inspection";

/** Plans what a table would change in a message's tracks. */
export const planTable = (document: ErnDocument, table: TrackTable): TrackPlan => {
  const tracks = readTracks(document);
  if ("csv" in table) return planCsv(tracks, table.csv);
  return planPaste(tracks, table.pasted, table.track, table.columns);
};
