import { readFileSync } from "node:fs";
import path from "node:path";

/** A file of the playground's samples, for tests. */
export const readSample = (name: string): string =>
  readFileSync(path.join(__dirname, "../playground/samples", name), "utf8");
