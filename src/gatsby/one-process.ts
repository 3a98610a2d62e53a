import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";

type Task = (input: unknown) => Promise<unknown>;

/** Returns the tasks as a worker would run them: one after the other. */
const inTurn = (tasks: Readonly<Record<string, Task>>): Record<string, Task> => {
  let last: Promise<unknown> = Promise.resolve();
  const wait =
    (task: Task): Task =>
    (input) =>
      (last = last.catch(() => undefined).then(() => task(input)));
  return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, wait(task)]));
};

/**
 * Makes Gatsby run queries and render pages in this process. A worker would load Gatsby and build the schema again,
 * which takes longer than rendering.
 */
export const useOneProcess = (): void => {
  // As Gatsby finds them: npm may install packages of its own for it.
  const load = createRequire(createRequire(path.resolve("package.json")).resolve("gatsby"));
  // With one processor, Gatsby runs queries here.
  process.env.GATSBY_CPU_COUNT = "1";
  // Its own count runs programs that a system may lack.
  const counter = load("gatsby-core-utils/physical-cpu-count") as { getPhysicalCpuCount: () => number };
  counter.getPhysicalCpuCount = availableParallelism;
  const pool = load("gatsby/dist/utils/worker/pool") as { create: () => object };
  pool.create = () => ({
    single: inTurn(load("gatsby/dist/utils/worker/child/render-html") as Record<string, Task>),
    all: { loadConfigAndPlugins: () => [], buildSchema: () => [] },
    end: () => [],
  });
};
