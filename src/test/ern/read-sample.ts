import { readFileSync } from "node:fs";
import path from "node:path";

/** Reads one of the playground's samples, or a message next to them that only tests need. */
export const readSample = (name: string): string =>
  readFileSync(path.join(__dirname, "../../playground/samples", name), "utf8");
