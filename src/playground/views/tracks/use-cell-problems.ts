import { useMemo } from "react";

import type { TrackRow } from "../../workers/structure/analysis";
import { useAnswer, usePlayground, usePlaygroundState } from "../parts/playground-context";

/** Returns the tracks with the problems that schemas and rules report in their cells, and the revision of these. */
export const useCellProblems = (tracks: readonly TrackRow[]): { marked: readonly TrackRow[]; checked: number } => {
  const { cellProblems } = usePlayground();
  const settled = usePlaygroundState(({ analysis, revision, validating, verdicts }) =>
    analysis?.revision === revision && validating === null ? verdicts : undefined,
  );
  const ask = useMemo(() => settled && (() => cellProblems(settled)), [cellProblems, settled]);
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
