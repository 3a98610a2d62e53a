import type { PlaygroundState } from "../../session/playground-state";

/** The revision that was read last: what is asked for each of these is asked when typing rests, not with each key. */
export const readRevision = ({ analysis, problem, revision }: PlaygroundState): number | undefined =>
  analysis?.revision ?? (problem === null ? undefined : revision);
