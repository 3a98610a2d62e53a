import { readdirSync } from "node:fs";
import path from "node:path";

/** Returns all files in a folder and its subfolders, as URLs relative to it: "/docs/intro/index.html". */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, "/")}`);

/** Returns the addresses of all files in a folder; a page's is its folder: "/docs/intro/". */
export const addressesIn = (folder: string): string[] =>
  filesBelow(folder).map((file) => file.replace(/\/index\.html$/, "/"));
