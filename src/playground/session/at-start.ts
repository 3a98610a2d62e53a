import type { PlaygroundState } from "./playground-state";

/** Is nothing open, so that the page shows how to begin? Who empties a source by hand goes on in it. */
export const atStart = ({ isOpening, hasLeftStart, length, opened, files }: PlaygroundState): boolean =>
  !isOpening && !hasLeftStart && length === 0 && opened.original.length === 0 && files === null;
