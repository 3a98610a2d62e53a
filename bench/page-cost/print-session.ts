import { kb, withLimit } from "../support/format-figures";
import { formatTable } from "../support/format-table";
import { median } from "../support/median";
import type { SessionStep } from "../support/views/read-session";

/** Target milliseconds from a click to the painted next page; printed next to the measurement, never failing. */
const NAVIGATION_MS = 80;

const formatMilliseconds = (milliseconds: number | undefined): string | number =>
  milliseconds === undefined ? "–" : Math.round(milliseconds);

/** Prints what each page of a reading session costs. */
export const printSession = (steps: readonly SessionStep[]): void => {
  console.log(
    `\nA reading session of ${steps.length} pages, the first opened, the others by hover and click, 4.5 s spent on each:`,
  );
  const rows = steps.map(({ path, total, prefetched, painted, blocking }) => [
    path,
    kb(total),
    kb(prefetched),
    formatMilliseconds(painted),
    formatMilliseconds(blocking),
  ]);
  const inAll = (key: "total" | "prefetched"): string => kb(steps.reduce((sum, step) => sum + step[key], 0));
  const head = ["page", "total kB", "prefetched", "click to paint ms", "blocking ms"];
  console.log(formatTable([head, ...rows, ["in all", inAll("total"), inAll("prefetched")]]));
  const painted = steps.flatMap((step) => step.painted ?? []);
  if (painted.length > 0)
    console.log(
      `click to painted next page, for information: median ${withLimit(median(painted), NAVIGATION_MS)} ms, ` +
        `worst ${withLimit(Math.max(...painted), NAVIGATION_MS)} ms`,
    );
};
