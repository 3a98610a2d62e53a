import { existsSync, readdirSync } from "node:fs";

/** Sorted paths of the files in a folder whose names end with `ending`; none if there is no such folder. */
export const filesIn = (folder: string, ending: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .sort()
        .map((name) => `${folder}/${name}`)
    : [];
