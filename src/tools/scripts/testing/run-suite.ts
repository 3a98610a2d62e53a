import { mkdirSync, readFileSync, rmSync } from "node:fs";

import { runNode } from "../tools/run";
import type { Counts } from "./counts";

const REPORTS = "test-results";

export interface Suite<Report> {
  /** File name of the report. */
  name: string;
  tool: string;
  /** Arguments that make the tool write its report as JSON to a file. */
  args: (file: string) => string[];
  env?: Record<string, string>;
  count: (report: Report) => Counts;
}

const readReport = <Report>(file: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return undefined;
  }
};

/** Runs a suite. If it crashes before it reports, that counts as one failure. */
export const runSuite = async <Report>({ name, tool, args, env, count }: Suite<Report>): Promise<Counts> => {
  mkdirSync(REPORTS, { recursive: true });
  const file = `${REPORTS}/${name}.json`;
  rmSync(file, { force: true });
  const code = await runNode(tool, args(file), { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
  const report = readReport<Report>(file);
  const counted = report ? count(report) : { passed: 0, failed: 1, skipped: 0, flaky: 0 };
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
};
