import ts from "typescript";

import { devDependencies } from "../../package.json";
import type { Sample } from "./doctest/samples/sample";
import { languageOf } from "./doctest/samples/to-programs";
import type { Evidence } from "./evidence/evidence";
import { isSameTool } from "./evidence/pinned-tools";

const current = [`TypeScript ${ts.version}`, `pyright ${devDependencies.pyright}`];

/** Was it checked by a version of a program other than the one npm installs now? */
const isOutdated = (tool: string | undefined): boolean =>
  tool !== undefined && current.some((now) => now.split(" ")[0] === tool.split(" ")[0] && !isSameTool(tool, now));

/** Does the page have a block that hasn't passed its check in its current state? */
export const isChangedPage = (samples: readonly Sample[], known: Evidence["samples"][string] = {}): boolean => {
  const outputs = new Set(Object.values(known).map(({ output }) => output));
  return samples.some((sample) => {
    if (sample.unchecked !== undefined || sample.recorded !== undefined) return false;
    if (languageOf(sample) === "output") return !outputs.has(sample.digest);
    const found = known[sample.digest];
    return found === undefined || isOutdated(found.with);
  });
};
