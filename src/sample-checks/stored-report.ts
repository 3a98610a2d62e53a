import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { SampleReport } from "./sample-report";

/** In node_modules, where Gatsby's own cleaning does not reach and a new install forgets it. */
const FILE = "node_modules/.cache/samples/report.json";

/** What the result of a run depends on, besides Node.js and the platform. */
const INPUTS = ["content", "src/sample-checks", "src/config", "src/mdx", "src/toolkit", "package-lock.json"];
const IS_TEXT = /\.(mdx|yaml|xml|json|ts)$/;

const filesBelow = (name: string): string[] =>
  statSync(name).isDirectory()
    ? readdirSync(name)
        .sort()
        .flatMap((child) => filesBelow(`${name}/${child}`))
    : [name];

/** Changes with anything that a run over all samples depends on. */
const digestOfInputs = (): string => {
  const hash = createHash("sha1").update([process.version, process.platform, process.arch].join());
  for (const file of INPUTS.flatMap(filesBelow)) {
    if (IS_TEXT.test(file) && !file.endsWith(".test.ts")) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("base64url");
};

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
