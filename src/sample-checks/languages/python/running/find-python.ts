import { spawnSync } from "node:child_process";

/** Prints the names given that the interpreter cannot import, one a line. */
const MISSING = `import importlib.util as util, sys
print("\\n".join(name for name in sys.argv[1:] if util.find_spec(name) is None))`;

/** Modules of those named that an interpreter does not have; undefined where it does not run. */
export const missingModules = (python: string, names: readonly string[]): string[] | undefined => {
  const { status, stdout } = spawnSync(python, ["-c", MISSING, ...names], { encoding: "utf8", timeout: 30_000 });
  return status === 0 ? stdout.split(/\s+/).filter(Boolean) : undefined;
};

const wanted = ["pandas", "lxml"];

/** The Python that runs samples: PYTHON where it is set, else the first that has pandas and lxml, else the first that runs. */
export const findPython = (named = process.env.PYTHON): string | undefined => {
  const candidates = named ? [named] : ["python3", "/usr/bin/python3", "python"];
  const running = candidates
    .map((python) => ({ python, missing: missingModules(python, wanted) }))
    .filter(({ missing }) => missing !== undefined);
  return (running.find(({ missing }) => missing!.length === 0) ?? running[0])?.python;
};
