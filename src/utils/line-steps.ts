/** Marks elements with a number of lines, whose styles are on pages that have one. */
export const LINES_MARK = "[data-lines]";

/** The line counts that the stylesheet has rules for, to reserve about the height of content without layout. */
export const lineSteps: readonly number[] = [2, 3, 4, 5, 6, 8, 10, 13, 17, 22, 29, 38, 50, 80, 120, 180, 270];

/** Returns the step that is nearest to a number of lines. */
export const nearestLineStep = (lines: number): number =>
  lineSteps.reduce((best, step) => (Math.abs(step - lines) < Math.abs(best - lines) ? step : best));
