import type { Fix } from "@ddex-suite/ern";
import type { Problem } from "@ddex-suite/ern/validate";
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from "react";

import type { TrackRow } from "../../workers/structure/analysis";
import { FixButtons, toFix } from "../checks/source-diagnostics";
import { NotAnalyzedYet } from "../parts/empty-state";
import { useAnnouncement, useAnswer, usePlayground, usePlaygroundState } from "../parts/playground-context";
import { ValueSelect } from "../parts/value-select";
import { columns, type Place, TITLE } from "./grid-cells";
import { PlanPreview } from "./plan-preview";
import { TrackGrid } from "./track-grid";
import { TrackTools } from "./track-tools";
import { useTrackEdits } from "./use-track-edits";

/** Renders a problem that was found in a revision of the source. */
const CellProblem = ({ problem, label, revision }: { problem: Problem; label: string; revision: number }) => {
  const { attempt, fix } = usePlayground();
  const { message, remedy, fixes = [], choice } = problem;
  const doFix = (chosenFix: Fix): void => void attempt(async () => fix(chosenFix, revision));
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

/** Returns the tracks with the problems that schemas and rules report in their cells, and the revision of these. */
const useCellProblems = (tracks: readonly TrackRow[]): { marked: readonly TrackRow[]; checked: number } => {
  const { cellProblems } = usePlayground();
  const checkedVerdicts = usePlaygroundState(({ analysis, revision, validating, verdicts }) =>
    analysis?.revision === revision && validating === null ? verdicts : undefined,
  );
  const ask = useMemo(() => checkedVerdicts && (() => cellProblems(checkedVerdicts)), [cellProblems, checkedVerdicts]);
  const { value } = useAnswer(ask);
  const marked = useMemo(
    () =>
      tracks.map((track, index): TrackRow =>
        value?.rows[index] ? { ...track, problems: { ...value.rows[index], ...track.problems } } : track,
      ),
    [tracks, value],
  );
  return { marked, checked: value?.revision ?? 0 };
};

const NONE: readonly TrackRow[] = [];

export const TracksPanel = () => {
  // Many rows, so they're rendered with low priority, a limited number at a time.
  const known = useDeferredValue(usePlaygroundState(({ analysis }) => analysis?.tracks ?? NONE));
  const { marked: tracks, checked } = useCellProblems(useGrowing(known));
  const count = usePlaygroundState(({ analysis }) => analysis?.trackCount ?? 0);
  const revision = usePlaygroundState(({ analysis }) => analysis?.lastRead ?? analysis?.revision ?? 0);
  const [place, setPlace] = useState<Place>({ row: 0, column: TITLE });
  const edits = useTrackEdits(tracks, setPlace);
  useAnnouncement(edits.outcome?.isError ? undefined : edits.outcome?.text);
  if (tracks.length === 0) return <NotAnalyzedYet nothing="No release of the message has tracks." />;

  const row = Math.min(place.row, tracks.length - 1);
  const [activeColumn, activeHeading] = columns[place.column]!;
  const problem = tracks[row]!.problems?.[activeColumn];

  return (
    <>
      <TrackTools edits={edits} row={row} track={tracks[row]!} />
      <p role={edits.outcome?.isError ? "alert" : undefined} className="outcome">
        {edits.outcome && <span className={edits.outcome.isError ? "problem" : undefined}>{edits.outcome.text}</span>}
      </p>
      {edits.pending && <PlanPreview plan={edits.pending.plan} edits={edits} />}
      <TrackGrid tracks={tracks} count={count} place={place} onPlace={setPlace} edits={edits} />
      {problem && (
        <CellProblem
          problem={problem}
          label={`${activeHeading} of track ${row + 1}`}
          revision={"source" in problem ? checked : revision}
        />
      )}
      <p id="playground-tracks-keys" className="nothing">
        Enter or a second click edits a cell, Escape discards what you typed. Alt with the up or down arrow moves a
        track. Cells pasted from a spreadsheet start at the selected cell; empty ones change nothing.
      </p>
      {count > known.length && (
        <p className="nothing">
          The first {known.length} of {count} tracks are shown. The downloads have all of them.
        </p>
      )}
    </>
  );
};
