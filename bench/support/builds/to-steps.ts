import type { CommandCost } from "./time-command";

export interface Step {
  seconds: number;
  /** CPU seconds of all processes during the step; undefined if the system doesn't report them. */
  processor: number | undefined;
}

// eslint-disable-next-line no-control-regex -- terminal sequences begin with a control character
const TERMINAL = /\u001b\[[0-9;]*[A-Za-z]/g;
const PHASE = /^success (.+?)(?: - \d+\/\d+.*?)? - (\d+(?:\.\d+)?)s/;
/** How names of steps start that `src/gatsby/hooks/on-post-build.ts` prints. */
export const AFTER_PAGES = "after the pages: ";
const OUTPUT = new RegExp(`(${AFTER_PAGES}.+?) - ([\\d.]+)s, processor ([\\d.]+)s`);

/** Gatsby doesn't print that it runs the queries, which it does between two phases. */
const QUERIES = { name: "run queries", after: "Caching Webpack compilations", before: "Rewriting compilation hashes" };

type Uses = NonNullable<CommandCost["uses"]>;

/** CPU seconds used up to a time, interpolated between two samples. */
const usedAt = (uses: Uses, time: number): number => {
  const next = uses.findIndex(({ seconds: sampleTime }) => sampleTime >= time);
  if (next <= 0) return uses.at(next)?.used ?? 0;
  const [before, after] = [uses[next - 1]!, uses[next]!];
  return before.used + ((after.used - before.used) * (time - before.seconds)) / (after.seconds - before.seconds);
};

/** Returns the steps of a build: Gatsby prints their end and duration, the project's own code its CPU time. */
export const toSteps = ({ printed, uses }: Pick<CommandCost, "printed" | "uses">): Map<string, Step> => {
  const steps = new Map<string, Step>();
  const add = (name: string, seconds: number, processor: number | undefined): void => {
    const known = steps.get(name) ?? { seconds: 0, processor: 0 };
    steps.set(name, {
      seconds: known.seconds + seconds,
      processor: processor === undefined || known.processor === undefined ? undefined : known.processor + processor,
    });
  };
  let queriesStart: number | undefined;
  const addPhase = (name: string, start: number, end: number): void =>
    add(name, end - start, uses && usedAt(uses, end) - usedAt(uses, start));
  for (const { seconds: time, line } of printed) {
    const text = line.replace(TERMINAL, "").replaceAll("\r", "");
    const [, output, taken, used] = OUTPUT.exec(text) ?? [];
    if (output) add(output, Number(taken), Number(used));
    const [, phase, seconds] = PHASE.exec(text) ?? [];
    if (!phase) continue;
    const start = time - Number(seconds);
    if (phase === QUERIES.before && queriesStart !== undefined) addPhase(QUERIES.name, queriesStart, start);
    if (phase === QUERIES.after) queriesStart = time;
    addPhase(phase, start, time);
  }
  return steps;
};
