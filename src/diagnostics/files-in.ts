import { existsSync, readdirSync } from "node:fs";

/** Paths of the files of a folder whose names end so, by the alphabet; none without the folder. */
export const filesIn = (folder: string, ending: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .sort()
        .map((name) => `${folder}/${name}`)
    : [];
