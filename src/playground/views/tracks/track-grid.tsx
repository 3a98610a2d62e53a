import { memo } from "react";

import { isEditable } from "../../../ern/tracks/read-cell";
import type { TrackRow } from "../../workers/structure/analysis";
import { CellInput, type Next } from "./cell-input";
import { columns, type Cell } from "./grid-cells";
import { useTrackGrid, type TrackGridState } from "./use-track-grid";

/** Longer values don't fit into a cell; a tooltip shows them in full. */
const CUT_OFF = 36;

interface TrackGridRowProps {
  row: TrackRow;
  at: number;
  /** The column of the cell that is the Tab stop; undefined if it's in another row. */
  active: number | undefined;
  /** The initial text of the field, if the active cell is being edited. */
  editing: string | undefined;
  onPress: (cell: Cell) => void;
  onSet: (cell: Cell, value: string, next: Next) => void;
  onCancel: () => void;
}

/** Does it look the same? A track's position in the source isn't visible. */
const isSame = ({ row, ...before }: TrackGridRowProps, { row: next, ...after }: TrackGridRowProps): boolean =>
  columns.every(([column]) => row.cells[column] === next.cells[column]) &&
  Object.keys(after).every((key) => Object.is(before[key as keyof typeof before], after[key as keyof typeof after]));

const Row = ({ row, at, active, editing, onPress, onSet, onCancel }: TrackGridRowProps) => (
  <tr role="row" aria-rowindex={at + 2} aria-selected={active !== undefined}>
    {columns.map(([column, heading], place) => {
      const value = row.cells[column];
      const cell = { row: at, column: place };
      const isActive = active === place;
      const isEdited = isActive && editing !== undefined;
      return (
        <td
          key={column}
          role="gridcell"
          tabIndex={isActive && !isEdited ? 0 : -1}
          data-cell={`${at}:${place}`}
          aria-readonly={!isEditable(column)}
          title={value.length > CUT_OFF ? value : undefined}
          onClick={() => onPress(cell)}
        >
          {isEdited && isEditable(column) ? (
            <CellInput
              label={`${heading} of track ${at + 1}`}
              column={column}
              start={editing}
              onSet={(typed, next) => onSet(cell, typed, next)}
              onCancel={onCancel}
            />
          ) : (
            value
          )}
        </td>
      );
    })}
  </tr>
);

const TrackGridRow = memo(Row, isSame);

/** The tracks as a grid; the arrow keys move between cells, which are edited in place. */
export const TrackGrid = ({ count, ...state }: TrackGridState & { count: number }) => {
  const { tracks, place } = state;
  const { root, active, handlers, press, set, cancel } = useTrackGrid(state);
  return (
    <div ref={root} role="region" aria-label="Table of tracks" className={`scroller ${"tracks"}`}>
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
