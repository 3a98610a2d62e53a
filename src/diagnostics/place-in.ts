import { existsSync, readFileSync } from "node:fs";

/** Returns a file with its last line that has the first of the texts found in it; only the file if it has none of them. */
export const placeIn = (file: string, ...texts: readonly string[]): string => {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const index = texts.map((text) => lines.findLastIndex((line) => line.includes(text))).find((found) => found >= 0);
  return index === undefined ? file : `${file}:${index + 1}`;
};
