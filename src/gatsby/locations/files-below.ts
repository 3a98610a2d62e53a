import { readdirSync } from "node:fs";
import path from "node:path";

/** The files in a folder and those in it, as addresses from there: "/docs/intro/index.html". */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, "/")}`);
