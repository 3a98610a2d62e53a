import { readFileSync } from "node:fs";
import path from "node:path";

/** A file beside the playground's samples: one of those, or a message that only tests need. */
export const readSample = (name: string): string =>
  readFileSync(path.join(__dirname, "../../playground/samples", name), "utf8");
