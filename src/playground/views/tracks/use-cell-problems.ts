import { useMemo } from "react";

import type { CellProblems } from "../../validation/problems";
import type { TrackRow } from "../../workers/structure/analysis";
import { useAnswer, usePlayground, usePlaygroundState } from "../parts/playground-context";

export interface MarkedTrack extends Omit<TrackRow, "problems"> {
  problems?: CellProblems;
}

/**
 * The tracks with the problems that the reader's schemas and rules report in their cells, too, and the revision in which
 * these were found. While the source is being checked, the last ones stay.
 */
export const useCellProblems = (tracks: readonly TrackRow[]): { marked: readonly MarkedTrack[]; checked: number } => {
  const { cellProblems } = usePlayground();
  const settled = usePlaygroundState(({ analysis, revision, validating, verdicts }) =>
    analysis?.revision === revision && validating === null ? verdicts : undefined,
  );
  const ask = useMemo(() => settled && (() => cellProblems(settled)), [cellProblems, settled]);
  const { value } = useAnswer(ask);
  const marked = useMemo(
    () =>
      tracks.map((track, at): MarkedTrack =>
        value?.rows[at] ? { ...track, problems: { ...value.rows[at], ...track.problems } } : track,
      ),
    [tracks, value],
  );
  return { marked, checked: value?.revision ?? 0 };
};
