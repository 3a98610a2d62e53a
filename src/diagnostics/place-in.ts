import { existsSync, readFileSync } from "node:fs";

/** Returns the last line of a file that has the first of the texts found in it; undefined if it has none of them. */
export const lineWith = (file: string, ...texts: readonly string[]): number | undefined => {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const index = texts.map((text) => lines.findLastIndex((line) => line.includes(text))).find((found) => found >= 0);
  return index === undefined ? undefined : index + 1;
};

/** Returns a file with that line; only the file if there is none. */
export const placeIn = (file: string, ...texts: readonly string[]): string => {
  const line = lineWith(file, ...texts);
  return line === undefined ? file : `${file}:${line}`;
};
