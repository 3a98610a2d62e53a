import { type ErnColumn, type ErnDocument, planCsv, planPaste, toTracks, type TrackPlan } from "@ddex-suite/ern";

export type TrackTable = { csv: string } | { pasted: string; track: number; columns: readonly ErnColumn[] };

export const planTable = (document: ErnDocument, table: TrackTable): TrackPlan => {
  const tracks = toTracks(document);
  if ("csv" in table) return planCsv(tracks, table.csv);
  return planPaste(tracks, table.pasted, table.track, table.columns);
};
