import { spawnSync } from "node:child_process";

const MISSING = "src/verification/doctest/languages/python/running/missing_imports.py";

/** Returns modules that each program imports but an interpreter doesn't have; undefined if it doesn't run. */
export const missingImports = (python: string, codes: readonly string[]): string[][] | undefined => {
  const input = JSON.stringify(codes);
  const { status, stdout } = spawnSync(python, [MISSING], { encoding: "utf8", input, timeout: 30_000 });
  return status === 0 ? (JSON.parse(stdout) as string[][]) : undefined;
};

const known = new Map<string, string[] | undefined>();

/** Returns packages that samples use but an interpreter doesn't have; undefined if it doesn't run. */
const missingPackages = (python: string): string[] | undefined => {
  if (!known.has(python)) known.set(python, missingImports(python, ["import lxml, pandas"])?.[0]);
  return known.get(python);
};

/** Returns the Python that runs samples: PYTHON if set, else the first with pandas and lxml, or the first that runs. */
export const findPython = (named = process.env.PYTHON): string | undefined => {
  const candidates = named ? [named] : ["python3", "/usr/bin/python3", "python"];
  const running = candidates
    .map((python) => ({ python, missing: missingPackages(python) }))
    .filter(({ missing }) => missing !== undefined);
  return (running.find(({ missing }) => missing!.length === 0) ?? running[0])?.python;
};
