import { listFiles } from "../../diagnostics/cached-files";

export const runnerNames = ["unit", "e2e"] as const;

export type RunnerName = (typeof runnerNames)[number];

const SOURCES: Readonly<Record<RunnerName, { folders: readonly string[]; isTest: RegExp }>> = {
  unit: { folders: ["src", "packages", "bench"], isTest: /\.test\.tsx?$/ },
  e2e: { folders: ["e2e"], isTest: /\.spec\.ts$/ },
};

/** Paths of a runner's test files from the project root, with slashes on every system. */
export const testFiles = (runner: RunnerName): string[] => {
  const { folders, isTest } = SOURCES[runner];
  return folders.flatMap((folder) => listFiles(folder)).filter((file) => isTest.test(file));
};
