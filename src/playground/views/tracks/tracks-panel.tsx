import type { Fix } from "@ddex-suite/ern";
import type { Problem } from "@ddex-suite/ern/validate";
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from "react";

import type { TrackRow } from "../../workers/structure/analysis";
import { FixButtons, toFix } from "../checks/source-diagnostics";
import { NotAnalyzedYet } from "../parts/not-analyzed-yet";
import { useAnnounced, usePlayground, usePlaygroundState } from "../parts/playground-context";
import { ValueSelect } from "../parts/value-select";
import { columns } from "./grid-cells";
import { PlanPreview } from "./plan-preview";
import { TrackGrid } from "./track-grid";
import { TrackTools } from "./track-tools";
import { useCellProblems } from "./use-cell-problems";
import { useTrackEdits } from "./use-track-edits";
import type { Place } from "./use-track-grid";

interface CellProblemProps {
  problem: Problem;
  label: string;
  /** The revision of the source in which it was found. */
  revision: number;
}

const CellProblem = ({ problem, label, revision }: CellProblemProps) => {
  const { attempt, fix } = usePlayground();
  const { message, remedy, fixes = [], choice } = problem;
  const doFix = (way: Fix): void => void attempt(async () => fix(way, revision));
  return (
    <div className="cell-problem">
      <p id="playground-cell-problem" className="problem">
        {label}: {message} <span className="remedy">{remedy}</span>
      </p>
      <FixButtons fixes={fixes} onFix={doFix} />
      {choice && (
        <ValueSelect
          aria-label={`Value for ${label}`}
          value=""
          choice={choice}
          onChoose={(value) => doFix(toFix(problem, value))}
        />
      )}
    </div>
  );
};

/** The number of rows that can be drawn at once without a noticeable delay. */
const STEP = 100;

/** The first items of a long list, and more of them each time those have been drawn. */
const useGrowing = (all: readonly TrackRow[]): readonly TrackRow[] => {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count < all.length) startTransition(() => setCount(count + STEP));
  }, [count, all.length]);
  return useMemo(() => all.slice(0, count), [all, count]);
};

const TITLE = columns.findIndex(([column]) => column === "title");

const NONE: readonly TrackRow[] = [];

export const TracksPanel = () => {
  const { goTo } = usePlayground();
  // Many rows, so they're rendered with low priority, a limited number at a time.
  const known = useDeferredValue(usePlaygroundState(({ analysis }) => analysis?.tracks ?? NONE));
  const { marked: tracks, checked } = useCellProblems(useGrowing(known));
  const count = usePlaygroundState(({ analysis }) => analysis?.trackCount ?? 0);
  const choices = usePlaygroundState(({ analysis }) => analysis?.choices);
  const revision = usePlaygroundState(({ analysis }) => analysis?.lastRead ?? analysis?.revision ?? 0);
  const [place, setPlace] = useState<Place>({ row: 0, column: TITLE });
  const edits = useTrackEdits();
  useAnnounced(edits.outcome?.isError ? undefined : edits.outcome?.text);
  if (tracks.length === 0) return <NotAnalyzedYet nothing="No release of the message has tracks." />;

  const row = Math.min(place.row, tracks.length - 1);
  const [activeColumn, activeHeading] = columns[place.column]!;
  const problem = tracks[row]!.problems?.[activeColumn];
  const isWithin = (otherRow: number): boolean =>
    tracks[otherRow]?.cells.releaseReference === tracks[row]!.cells.releaseReference;
  const move = async (from: number, by: -1 | 1): Promise<void> => {
    if (!isWithin(from + by)) return;
    const done = `Track ${from + 1} is now track ${from + by + 1}.`;
    if (await edits.run({ do: "moveTrack", track: from, to: from + by }, done)) setPlace({ ...place, row: from + by });
  };
  const add = async (): Promise<void> => {
    const done = `Track ${row + 2} is added, like track ${row + 1}. Write its ISRC and its duration; it has no contributors and no files yet.`;
    if (await edits.run({ do: "addTracks", after: row, added: [{}] }, done))
      setPlace({ row: row + 1, column: TITLE, editing: "" });
  };
  const remove = async (): Promise<void> => {
    const done = `Track ${row + 1} is removed, with its recording and what referred to it. Undo brings it back.`;
    await edits.run({ do: "removeTrack", track: row }, done);
  };

  return (
    <>
      <TrackTools
        edits={edits}
        row={row}
        isWithin={isWithin}
        onAdd={() => void add()}
        onRemove={() => void remove()}
        onMove={(by) => void move(row, by)}
        onShow={() => goTo(tracks[row]!)}
      />
      <p role={edits.outcome?.isError ? "alert" : undefined} className="outcome">
        {edits.outcome && <span className={edits.outcome.isError ? "problem" : undefined}>{edits.outcome.text}</span>}
      </p>
      {edits.pending && <PlanPreview plan={edits.pending.plan} edits={edits} />}
      <TrackGrid
        tracks={tracks}
        count={count}
        choices={choices}
        place={place}
        onPlace={setPlace}
        onSet={({ row: track, column }, value) => {
          const [name, heading] = columns[column]!;
          if (value !== tracks[track]!.cells[name])
            void edits.run({ do: "setTracks", changes: [{ track, values: { [name]: value } }] }, `${heading} is set.`);
        }}
        onPaste={({ row: track, column }, pasted) =>
          void edits.plan({ pasted, track, columns: columns.slice(column).map(([name]) => name) }, true)
        }
        onMove={(from, by) => void move(from, by)}
      />
      {problem && (
        <CellProblem
          problem={problem}
          label={`${activeHeading} of track ${row + 1}`}
          revision={"source" in problem ? checked : revision}
        />
      )}
      <p id="playground-tracks-keys" className="nothing">
        Enter or a second press edits a cell, Escape takes back what was typed. Alt with the up or down arrow moves a
        track. Paste cells from a spreadsheet at the chosen cell; empty ones change nothing.
      </p>
      {count > known.length && (
        <p className="nothing">
          The first {known.length} of {count} tracks are shown. The downloads have all of them.
        </p>
      )}
    </>
  );
};
