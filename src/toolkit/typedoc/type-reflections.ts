import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { JSONOutput } from "typedoc";

import { contentRoot, dataPaths } from "../../config/content";
import { byRoot } from "../../problems/by-root";
import type { TypeReflection } from "./reflection";
import { toReflections } from "./to-reflections";

const DECLARATIONS = "node_modules/ddex-builder/index.d.ts";
const SCRIPT = "src/scripts/typedoc.ts";
const CACHE = "node_modules/.cache/ddex-suite-docs";

interface TypeReflections {
  reflections: readonly TypeReflection[];
  /** Changes with the declarations and with what reads them. */
  digest: string;
}

const digestOf = (...files: string[]): string => {
  const hash = createHash("sha1");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
};

/** TypeDoc is an ES module that takes seconds: it runs in a process of its own, and once for each state of the files. */
const readProject = (digest: string): JSONOutput.ProjectReflection => {
  const cached = path.join(CACHE, `typedoc-${digest}.json`);
  if (!existsSync(cached)) {
    const json = execFileSync(process.execPath, ["--import", "tsx", SCRIPT, DECLARATIONS], {
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    });
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(cached, json);
  }
  return JSON.parse(readFileSync(cached, "utf8")) as JSONOutput.ProjectReflection;
};

const installed = (): TypeReflections => {
  const digest = digestOf(DECLARATIONS, SCRIPT, "node_modules/typedoc/package.json");
  return { reflections: toReflections(readProject(digest)), digest };
};

const released = (file: string): TypeReflections => ({
  reflections: JSON.parse(readFileSync(file, "utf8")) as TypeReflection[],
  digest: digestOf(file),
});

/** The types of npm `ddex-builder`: as TypeDoc reads them from the installed package's declarations, or as a released version has them. */
export const typeReflections = byRoot((root) => {
  let memory: TypeReflections | undefined;
  return () => (memory ??= root === contentRoot ? installed() : released(dataPaths(root).types));
});
