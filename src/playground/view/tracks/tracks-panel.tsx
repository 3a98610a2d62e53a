import { memo, useDeferredValue } from "react";

import type { ErnColumn } from "../../engine/model-types";
import type { Range } from "../../engine/types";
import type { TrackRow } from "../../worker/jobs";
import type { PanelTextClass } from "../parts/panel-text-styles";
import { usePlaygroundState } from "../parts/playground-context";
import { TableScroller } from "../parts/table-scroller";
import { Unread } from "../parts/unread";
import type { TracksClass } from "./tracks-styles";

const columns: readonly (readonly [ErnColumn, string])[] = [
  ["sequence", "No."],
  ["title", "Title"],
  ["artist", "Artist"],
  ["isrc", "ISRC"],
  ["duration", "Duration"],
  ["resourceReference", "Resource"],
  ["releaseReference", "Release"],
  ["genre", "Genre"],
  ["parentalWarning", "Parental warning"],
  ["pLine", "P line"],
  ["territory", "Territories"],
  ["commercialModel", "Commercial models"],
  ["useType", "Use types"],
  ["dealStart", "Deal starts"],
];

/** Longer values do not fit into a cell; a tooltip has the whole. */
const CUT_OFF = 36;

interface TrackTableProps {
  tracks: readonly TrackRow[];
  goTo: (range: Range) => void;
}

const TrackTable = memo(({ tracks, goTo }: TrackTableProps) => (
  <TableScroller className={"tracks" satisfies TracksClass} label="Table of tracks">
    <thead>
      <tr>
        {columns.map(([column, heading]) => (
          <th key={column} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {tracks.map((row, at) => (
        <tr key={at}>
          {columns.map(([column]) => (
            <td key={column} title={row.cells[column].length > CUT_OFF ? row.cells[column] : undefined}>
              {column === "title" ? (
                <button type="button" onClick={() => goTo(row)}>
                  {row.cells.title || "Without a title"}
                </button>
              ) : (
                row.cells[column]
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </TableScroller>
));
TrackTable.displayName = "TrackTable";

/** A row for each track; its title selects it in the source. */
export const TracksPanel = ({ goTo }: { goTo: (range: Range) => void }) => {
  // Many rows: they are drawn when nothing is typed.
  const tracks = useDeferredValue(usePlaygroundState(({ analysis }) => analysis?.tracks));
  const count = usePlaygroundState(({ analysis }) => analysis?.trackCount ?? 0);
  if (!tracks || tracks.length === 0) return <Unread nothing="No release of the message has tracks." />;
  return (
    <>
      <TrackTable tracks={tracks} goTo={goTo} />
      {count > tracks.length && (
        <p className={"nothing" satisfies PanelTextClass}>
          The first {tracks.length} of {count} tracks are shown. The downloads have all of them.
        </p>
      )}
    </>
  );
};
