import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { dependencies, devDependencies } from "../../../package.json";
import { dataPaths } from "../../config/content";
import { readTypes } from "./read-types";
import type { ScriptType, TypeDiagnostic } from "./read-types";
import { scriptDeclarations } from "./script-declarations";

/** For scripts whose types aren't in content yet: in node_modules, where Gatsby's clean command doesn't delete it. */
const FOLDER = "node_modules/.cache/script-types";

const READ_BY = [
  dependencies.typescript,
  dependencies.twoslash,
  devDependencies["@types/node"],
  dependencies["ddex-builder"],
];

/** Changes with everything that the types in a script depend on. */
export const keyOfTypes = (code: string): string =>
  createHash("sha1")
    .update(JSON.stringify([code, READ_BY, readFileSync(scriptDeclarations, "utf8")]))
    .digest("hex");

type Kept = Readonly<Record<string, ScriptType[]>>;

let kept: Kept | undefined;

/** The result of `readTypes`, computed once per script; `npm run types:read` stores those of all samples in content. */
export const keptTypes = (code: string): ScriptType[] | TypeDiagnostic => {
  const key = keyOfTypes(code);
  kept ??= JSON.parse(readFileSync(dataPaths().scriptTypes, "utf8")) as Kept;
  if (kept[key]) return kept[key];
  const file = path.join(FOLDER, `${key}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as ScriptType[];
  const types = readTypes(code);
  if (!Array.isArray(types)) return types;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, JSON.stringify(types));
  return types;
};
