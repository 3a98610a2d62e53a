import type { CellProblems } from "@ddex-suite/ern/validate";
import { useMemo } from "react";

import type { TrackRow } from "../../workers/structure/analysis";
import { useAnswer, usePlayground, usePlaygroundState } from "../parts/playground-context";

export interface MarkedTrack extends Omit<TrackRow, "problems"> {
  problems?: CellProblems;
}

/** Returns the tracks with the problems that schemas and rules report in their cells, and the revision of these. */
export const useCellProblems = (tracks: readonly TrackRow[]): { marked: readonly MarkedTrack[]; checked: number } => {
  const { cellProblems } = usePlayground();
  const settled = usePlaygroundState(({ analysis, revision, validating, verdicts }) =>
    analysis?.revision === revision && validating === null ? verdicts : undefined,
  );
  const ask = useMemo(() => settled && (() => cellProblems(settled)), [cellProblems, settled]);
  const { value } = useAnswer(ask);
  const marked = useMemo(
    () =>
      tracks.map((track, index): MarkedTrack =>
        value?.rows[index] ? { ...track, problems: { ...value.rows[index], ...track.problems } } : track,
      ),
    [tracks, value],
  );
  return { marked, checked: value?.revision ?? 0 };
};
