import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { dataPaths } from "../../../config/content";
import { byRoot } from "../../../diagnostics/cached-files";
import type { TypeReflection } from "./reflection";

interface TypeReflections {
  reflections: readonly TypeReflection[];
  /** Changes with the declarations and the code that reads them. */
  digest: string;
}

const read = (file: string): TypeReflections => {
  const json = readFileSync(file, "utf8");
  return {
    reflections: JSON.parse(json) as TypeReflection[],
    digest: createHash("sha1").update(json).digest("hex"),
  };
};

/** The types of npm `ddex-builder`, which TypeDoc reads from its declarations and `npm run types:read` stores. */
export const typeReflections = byRoot((root) => {
  let memory: TypeReflections | undefined;
  return () => (memory ??= read(dataPaths(root).types));
});
