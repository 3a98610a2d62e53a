import type { PlaygroundState } from "./state/playground-state";

/** Is nothing open, so that the page shows how to begin? A source that was emptied by hand stays open. */
export const atStart = ({ isOpening, hasLeftStart, length, opened, files }: PlaygroundState): boolean =>
  !isOpening && !hasLeftStart && length === 0 && opened.original.length === 0 && files === null;
