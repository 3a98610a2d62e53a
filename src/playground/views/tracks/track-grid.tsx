import { isEditable } from "@ddex-suite/ern";
import { memo, type ReactNode } from "react";

import type { TrackRow } from "../../workers/structure/analysis";
import { usePlaygroundState } from "../parts/playground-context";
import { CellInput } from "./cell-input";
import { columns } from "./grid-cells";
import { type TrackGridState, useTrackGrid } from "./use-track-grid";

/** Longer values don't fit into a cell; a tooltip shows them in full. */
const CUT_OFF = 36;

type TrackGridRowProps = TrackRow["cells"] & {
  index: number;
  problems: TrackRow["problems"];
  /** The column of the cell that is the Tab stop; undefined if it's in another row. */
  active: number | undefined;
  children: ReactNode;
};

/** Its values are its props, so it's rendered again only if it looks different. */
const TrackGridRow = memo(({ index: rowIndex, active, problems, children, ...cells }: TrackGridRowProps) => (
  <tr role="row" aria-rowindex={rowIndex + 2} aria-selected={active !== undefined}>
    {columns.map(([column], place) => {
      const value = cells[column];
      const field = active === place ? children : undefined;
      const problem = problems?.[column];
      return (
        <td
          key={column}
          role="gridcell"
          tabIndex={active === place && !field ? 0 : -1}
          data-cell={`${rowIndex}:${place}`}
          aria-readonly={!isEditable(column)}
          aria-invalid={problem && true}
          aria-describedby={problem && active === place ? "playground-cell-problem" : undefined}
          title={problem ? `${problem.message} ${problem.remedy}` : value.length > CUT_OFF ? value : undefined}
        >
          {field ?? value}
        </td>
      );
    })}
  </tr>
));

export const TrackGrid = ({ count, ...state }: TrackGridState & { count: number }) => {
  const choices = usePlaygroundState(({ analysis }) => analysis?.choices);
  const { tracks, place } = state;
  const { root, active, handlers, set, cancel } = useTrackGrid(state);
  const [column, heading] = columns[active.column]!;
  const field = place.editing !== undefined && isEditable(column) && (
    <CellInput
      label={`${heading} of track ${active.row + 1}`}
      column={column}
      start={place.editing}
      values={choices?.[column]?.values}
      onSet={set}
      onCancel={cancel}
    />
  );
  return (
    <div ref={root} role="region" aria-label="Table of tracks" className="scroller tracks">
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
          {tracks.map(({ cells, problems }, index) => (
            <TrackGridRow
              key={index}
              {...cells}
              index={index}
              problems={problems}
              active={index === active.row ? active.column : undefined}
            >
              {index === active.row && field ? field : undefined}
            </TrackGridRow>
          ))}
        </tbody>
      </table>
    </div>
  );
};
