import { columns } from "./columns";
import { TrackGridRow } from "./track-grid-row";
import { useTrackGrid, type TrackGridState } from "./use-track-grid";
import type { ViewClass } from "../view-class";

interface TrackGridProps extends TrackGridState {
  count: number;
}

/** The tracks as a grid; the arrow keys move between cells, which are edited in place. */
export const TrackGrid = ({ count, ...state }: TrackGridProps) => {
  const { tracks, place } = state;
  const { root, active, handlers, press, set, cancel } = useTrackGrid(state);
  return (
    <div
      ref={root}
      role="region"
      aria-label="Table of tracks"
      className={`${"scroller" satisfies ViewClass} ${"tracks" satisfies ViewClass}`}
    >
      <table
        // The pattern of an editable grid, whose cells have the focus.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label="Tracks"
        aria-rowcount={count + 1}
        aria-describedby="playground-tracks-keys"
        {...handlers}
      >
        <thead>
          <tr role="row" aria-rowindex={1}>
            {columns.map(([column, heading]) => (
              <th key={column} role="columnheader" scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tracks.map((row, at) => (
            <TrackGridRow
              key={at}
              row={row}
              at={at}
              active={at === active.row ? active.column : undefined}
              editing={at === active.row ? place.editing : undefined}
              onPress={press}
              onSet={set}
              onCancel={cancel}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
