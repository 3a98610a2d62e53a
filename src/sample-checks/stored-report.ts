import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { buildInputs } from "../scripts/build/build-inputs";
import { digestFiles } from "../scripts/build/digest-files";
import { findPython, missingPackages } from "./languages/python/running/find-python";
import { findRustc } from "./languages/rust/rustc";
import type { SampleReport } from "./sample-report";

/** In node_modules, where Gatsby's own cleaning does not reach and a new install forgets it. */
const FILE = "node_modules/.cache/samples/report.json";

const pythonFound = (): string => {
  const python = findPython();
  return python === undefined ? "no Python" : `${python} without ${missingPackages(python)?.join() ?? ""}`;
};

/** Changes with anything that a run over all samples depends on. */
const digestOfInputs = (): string =>
  digestFiles(buildInputs.samples(), [
    process.version,
    process.platform,
    process.arch,
    findRustc()?.version ?? "no rustc",
    pythonFound(),
  ]);

/** The report of a run without problems over these very samples, or undefined when there was none. */
export const readStoredReport = (): SampleReport | undefined => {
  if (!existsSync(FILE)) return undefined;
  const { digest, report } = JSON.parse(readFileSync(FILE, "utf8")) as { digest: string; report: SampleReport };
  return digest === digestOfInputs() ? report : undefined;
};

/** Keeps the report of a run over all samples that found no problem. */
export const storeReport = (report: SampleReport): void => {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ digest: digestOfInputs(), report }));
};
