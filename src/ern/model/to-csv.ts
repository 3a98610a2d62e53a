import type { ErnTrackRow } from "../model-types";
import { writeCsv } from "../text/write-table";
import { FLAT_COLUMNS } from "./list-tracks";

/** The track table as CSV, lists joined by "; ". */
export const toCsv = (rows: readonly ErnTrackRow[]): string =>
  writeCsv(
    FLAT_COLUMNS.map(([, heading]) => heading),
    rows.map(({ cells }) => FLAT_COLUMNS.map(([column]) => cells[column].map(({ value }) => value).join("; "))),
  );
