import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { dependencies, devDependencies } from "../../package.json";
import { readTypes } from "./read-types";
import type { ScriptType, TypeProblem } from "./read-types";
import { scriptDeclarations } from "./script-declarations";

/** In node_modules, where Gatsby's own cleaning does not reach and a new install forgets it. */
const FOLDER = "node_modules/.cache/script-types";

/** Changes with all that the types of a script depend on. */
const digestOf = (code: string): string =>
  createHash("sha1")
    .update(JSON.stringify([code, dependencies, devDependencies, readFileSync(scriptDeclarations, "utf8")]))
    .digest("hex");

/** What `readTypes` gives, read once for each text of a script. */
export const keptTypes = (code: string): ScriptType[] | TypeProblem => {
  const file = path.join(FOLDER, `${digestOf(code)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as ScriptType[];
  const types = readTypes(code);
  if (!Array.isArray(types)) return types;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, JSON.stringify(types));
  return types;
};
