import type { PlaygroundState } from "../../session/state/playground-state";

/** The revision that was read last. Questions are asked once per reading, when typing pauses, not on every key. */
export const readRevision = ({ analysis, problem, revision }: PlaygroundState): number | undefined =>
  analysis?.revision ?? (problem === null ? undefined : revision);
