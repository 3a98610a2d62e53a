import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";

/** What Gatsby counts the processors of a Linux system with; the shell prints an error for each that is missing. */
const PROGRAMS = ["lscpu", "grep", "sort", "wc"];

const isInPath = (program: string): boolean =>
  (process.env.PATH ?? "").split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));

/** Makes Gatsby ask Node.js for the number of processors if the system lacks a program for it. */
export const countProcessors = (): void => {
  if (process.platform !== "linux" || PROGRAMS.every(isInPath)) return;
  const load = createRequire(createRequire(path.resolve("package.json")).resolve("gatsby"));
  const counter = load("gatsby-core-utils/physical-cpu-count") as { getPhysicalCpuCount: () => number };
  counter.getPhysicalCpuCount = availableParallelism;
};
